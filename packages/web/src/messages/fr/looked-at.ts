export const lookedAt = {
  ask: 'Qu’en dit l’ordinateur ?',
  title: (clue: string) => `${clue}, vu par l’ordinateur`,
  thinking: 'L’ordinateur relit la partie…',
  unknown: 'Il ne connaît pas ce mot.',
  taken: 'Il aurait touché :',
  none: 'Il n’aurait rien touché.',
  better: (clue: string, number: number, words: string) =>
    `Il aurait plutôt dit ${clue} ${number}, pour ${words}.`,
  because: {
    safer: 'C’est moins dangereux.',
    'more-words': 'Cela vise plus de mots.',
    surer: 'C’est plus sûr d’être compris.',
  },
  good: 'Il ne voit pas d’indice nettement meilleur.',
  role: { own: 'à vous', opponent: 'à l’adversaire', bystander: 'passant', assassin: 'assassin' },
};
