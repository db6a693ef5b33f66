export const notes = {
  label: 'Notes pour vous seul',
  hint: 'Vos notes restent sur cet appareil et s’effacent à la fin de la partie.',
  words: 'Les mots encore cachés',
  none: 'aucun',
};
