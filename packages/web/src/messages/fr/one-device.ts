const to = (the: string): string => (the.startsWith('le ') ? `au ${the.slice(3)}` : `à ${the}`);

export const oneDevice = {
  title: 'Sur un seul appareil',
  lead: 'L’appareil passe de main en main : la clé ne se montre qu’à qui la demande.',
  names: 'Les noms',
  namesHint: 'Facultatif.',
  goOn: 'Reprendre la partie',
  newTable: 'Tout effacer',
  newTableSure: 'Effacer les noms, les scores et les mots déjà vus ?',
  pass: {
    giver: (the: string, colour: string) => `Passez l’appareil ${to(the)} ${colour}`,
    guessers: (many: string, colour: string) => `Passez l’appareil aux ${many} ${colour}s`,
    shared: (one: string) => `Passez l’appareil à votre ${one} commun`,
    side: { a: 'Passez l’appareil au côté A', b: 'Passez l’appareil au côté B' },
    either: 'Qui joue maintenant ?',
  },
  secret: 'La clé va s’afficher. Que personne d’autre ne regarde.',
  open: 'Le plateau seul : tout le monde peut regarder.',
  showKey: 'Montrer la clé',
  showBoard: 'Montrer le plateau',
  showSide: { a: 'Montrer le côté A', b: 'Montrer le côté B' },
  hide: 'Cacher l’écran',
  menu: 'Menu',
  leave: 'Quitter',
  kept: 'La partie reste sur cet appareil.',
};
