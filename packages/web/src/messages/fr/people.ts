export const people = {
  title: 'Les gens de la table',
  host: 'hôte',
  away: 'absent',
  spectator: 'spectateur',
  simulated: 'adversaire simulé',
  tools: (name: string) => `Outils pour ${name}`,
  free: 'Libérer sa place',
  remove: 'Retirer de la table',
  removeSure: (name: string) => `Retirer ${name} pour de bon ?`,
  makeHost: 'En faire l’hôte',
  leave: 'Quitter la table',
  leaveSure: 'Quitter la table ? Votre place sera libre.',
  abandon: 'Abandonner la partie',
  abandonSure: 'Abandonner cette partie ? La clé sera montrée à tous.',
  chime: 'Un son quand c’est à moi',
  invite: 'Inviter',
  seatName: (role: string, colour: string) => `${role} ${colour}`,
  shared: (role: string) => `${role} commun`,
  animals:
    'Lynx Mésange Renard Loutre Héron Hibou Blaireau Martre Cigale Tortue Moineau Belette Faucon Grillon Castor Huppe Fauvette Bécasse Furet Cigogne Saumon Abeille Chamois Hérisson Pinson Luciole Ablette Courlis Isard Genette Libellule Merle'.split(
      ' ',
    ),
};
