export const moving = {
  move: (name: string) => `Déplacer ${name}`,
  where: (name: string) => `Où placer ${name} ?`,
  hint: 'On peut aussi faire glisser les noms.',
  free: 'place libre',
  with: (names: string) => `avec ${names}`,
  swap: (name: string) => `échange avec ${name}`,
  instead: (name: string) => `à la place de ${name}`,
  noSeat: 'Spectateur, sans place',
  moved: (name: string, seat: string) => `${name} : ${seat}`,
  shuffle: 'Mélanger les places',
  shuffleSure: 'Mélanger ? Chacun peut changer de place.',
  shuffled: 'Les places sont mélangées.',
};
