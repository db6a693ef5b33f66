import { plural } from '../plural.ts';

export const lobby = {
  title: 'La table',
  invite: 'Invitez vos amis',
  seats: 'Les places',
  sit: (seat: string) => `Jouer : ${seat}`,
  yourName: 'Votre nom',
  rename: 'Changer de nom',
  start: 'Distribuer les cartes',
  onlyHost: (name: string) => `${name} lancera la partie.`,
  missing: (seats: string) => `Il manque : ${seats}`,
  ready: 'Tout le monde est là.',
  setup: 'Le jeu',
  people: (count: number) => `${count} ${plural('fr', count, 'personne', 'personnes')} à la table`,
};
