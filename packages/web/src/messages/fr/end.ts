export const end = {
  wins: { red: 'Les Rouges gagnent', blue: 'Les Bleus gagnent' },
  youWin: 'Gagné !',
  youLose: 'Perdu…',
  abandoned: 'Partie abandonnée',
};
