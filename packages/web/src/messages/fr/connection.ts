export const connection = {
  connecting: 'Connexion à la table…',
  lost: 'Connexion perdue. On réessaie…',
  lostSending: 'Connexion perdue. Votre geste partira à son retour.',
  gone: 'Impossible d’ouvrir cette table',
  retry: 'Réessayer',
  elsewhere: 'Vous avez quitté cette table.',
  comeBack: 'Revenir à la table',
};
