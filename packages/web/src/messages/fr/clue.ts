import type { Noun } from '../vocabulary.ts';

export const clue = {
  label: 'Votre indice et son nombre',
  placeholder: 'Indice et nombre : fruit 3',
  number: 'Nombre',
  noNumber: 'nb',
  unlimited: 'illimité',
  give: 'Donner l’indice',
  insist: 'Donner quand même',
  needWord: 'Écrivez un mot.',
  needNumber: 'Il manque le nombre : combien de mots vise votre indice ?',
  aimed: (words: string) => `Mots visés : ${words}`,
  tapToAim: 'Touchez vos mots pour les viser.',
  legal: 'Permis.',
  doubtful: 'Douteux.',
  illegal: 'Interdit.',
  consult: (giver: Noun) => `Demander l’avis ${giver.of} adverse`,
  consultWaiting: 'Question posée, réponse attendue…',
  consulted: {
    valid: (word: string) => `« ${word} » : accepté d’avance.`,
    invalid: (word: string) => `« ${word} » : refusé.`,
    doubtful: (word: string) => `« ${word} » : pas d’avis.`,
  },
  asked: (word: string, number: string) => `Avis demandé en secret : « ${word} », ${number} ?`,
  answer: { valid: 'Je l’accepte', invalid: 'Je le refuse', doubtful: 'Je ne sais pas' },
  given: (word: string, number: string) => `Indice : ${word}, ${number}.`,
  current: 'Indice en cours',
};
