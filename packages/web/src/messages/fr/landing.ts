export const landing = {
  tagline: 'Deux équipes, vingt-cinq mots, un indice à la fois.',
  create: 'Créer une table',
  creating: 'La table se dresse…',
  withComputer: 'Jouer avec l’ordinateur',
  codeLabel: 'Vous avez un code ?',
  codeHint: 'bado-lime-tarisu',
  join: 'Rejoindre',
  noAccount: 'Sans compte, sans publicité. Un lien suffit pour inviter.',
  readRules: 'Lire les règles',
  companion: 'Compagnon pour la boîte',
  oneDevice: 'Jouer sur un seul appareil',
  watch: 'Revoir une partie',
  codeEmpty: 'Écrivez le code de la table.',
  animals:
    'Lynx Mésange Renard Loutre Héron Hibou Blaireau Martre Cigale Tortue Moineau Belette Faucon Grillon Castor Huppe Fauvette Bécasse Furet Cigogne Saumon Abeille Chamois Hérisson Pinson Luciole Ablette Courlis Isard Genette Libellule Merle'.split(
      ' ',
    ),
};
