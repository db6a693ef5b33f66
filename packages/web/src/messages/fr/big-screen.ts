export const bigScreen = {
  name: 'Grand écran',
  join: 'Rejoignez la table',
  how: (address: string) => `Scannez l’image, ou ouvrez ${address} et tapez ce code :`,
  code: 'Code de la table',
  qr: 'Code QR du lien de la table',
  free: 'place libre',
  standing: (names: string) => `À placer : ${names}`,
  fullScreen: 'Plein écran',
  smallScreen: 'Quitter le plein écran',
  leave: 'Fermer le grand écran',
};
