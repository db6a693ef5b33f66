export const signal = {
  notice: 'Une notification quand c’est à moi',
  blocked: 'Votre navigateur bloque les notifications de ce site : c’est dans ses réglages.',
  title: 'À vous de jouer',
  body: 'On vous attend à la table.',
};
