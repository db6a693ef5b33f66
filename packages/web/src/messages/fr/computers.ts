export const computers = {
  level: { 1: 'novice', 2: 'habile', 3: 'redoutable' },
  kind: { 1: 'ordinateur novice', 2: 'ordinateur habile', 3: 'ordinateur redoutable' },
  program: 'programme',
  add: 'Ajouter un ordinateur',
  addAt: (seat: string) => `Ajouter un ordinateur : ${seat}`,
  howStrong: 'De quelle force ?',
  takeOver: 'Jouer à sa place',
  takeOverFrom: (name: string) => `Jouer à la place de ${name}`,
  remove: 'Retirer',
  removeOne: (name: string) => `Retirer ${name}`,
  fill: 'Compléter avec des ordinateurs',
  sitting: 'Les ordinateurs s’installent…',
};
