/** « de » and a word; before an h nobody can tell without a dictionary, so it stays whole. */
const of = (word: string): string =>
  /^[aeiouyœæ]/iu.test(word.normalize('NFD')) ? `d’${word}` : `de ${word}`;

export const log = {
  title: 'Journal',
  nothing: 'Rien encore.',
  noClue: 'sans indice',
  penalty: 'pénalité',
  enemy: 'adversaire',
  undone: 'reprise',
  void: 'indice non valable',
  unknown: 'cet ordinateur ne connaît pas ce mot',
  then: ' ; ',
  rejected: (clue: string, near: string) => `écarté : ${clue}, trop près ${of(near)}`,
  danger: (word: string) => `se méfiait ${of(word)}`,
  intended: (words: string) => `visait ${words}`,
};
