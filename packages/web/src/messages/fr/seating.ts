import { plural } from '../plural.ts';

export const seating = {
  task: {
    giver: 'Voit la clé et donne les indices.',
    guesser: 'Cherche les mots de son équipe.',
    shared: 'Cherche les mots des deux équipes.',
    side: 'Voit une moitié de la clé.',
  },
  suggest: {
    two: 'Vous êtes deux.',
    three: 'Vous êtes trois.',
    four: 'Vous êtes au moins quatre.',
    duo: 'Jouer en Duo',
    coop: 'Jouer contre un adversaire simulé',
    three_shared: 'Jouer à deux espions et un agent commun',
    three_coop: 'Jouer ensemble contre un adversaire simulé',
    versus: 'Jouer en deux équipes',
  },
  youAre: 'Vous êtes',
  sitAs: (role: string) => `Prendre la place ${role}`,
  sitHere: 'Je joue ici',
  stand: 'Quitter ma place',
  moreForSeat: 'Autres choix pour cette place',
  mode: {
    versus: 'Deux équipes',
    coop_sim: 'Ensemble, contre un adversaire simulé',
    coop_record: 'Ensemble, en un minimum de tours',
    three_shared: 'Deux donneurs d’indices, un seul devine',
    duo: 'Duo',
  },
  edition: {
    'classique-2025': 'Classique (2025)',
    capitaine: 'Capitaine',
    precedente: 'Précédente',
    table: 'De la table',
    'origine-2015': 'Origine (2015)',
    duo: 'Duo',
  },
  change: 'Changer le jeu',
  house: 'Variante maison',
  record: (score: number, turns: boolean) =>
    turns ? `Record de la table : ${score} tours` : `Record de la table : ${score}`,
  wins: 'Parties gagnées',
  spoken: 'Ou dites-leur ce code',
  link: 'Lien de la table',
  bigScreen: 'Afficher sur un grand écran',
  qr: 'Code QR du lien de la table',
  stays: (days: number) =>
    `La table reste ${days} ${plural('fr', days, 'jour', 'jours')} après la dernière visite.`,
};
