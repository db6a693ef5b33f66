export const log = {
  title: 'Journal',
  nothing: 'Rien encore.',
  turn: (number: number) => `Tour ${number}`,
  noClue: 'sans indice',
  thinking: '…',
  penalty: 'pénalité',
  enemy: 'adversaire',
  undone: 'reprise',
  void: 'indice non valable',
  intended: (words: string) => `visait ${words}`,
};
