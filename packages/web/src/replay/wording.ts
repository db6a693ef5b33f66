import type { Language } from '@agent-double/rules';

/** What the screen of a finished game says. */
export interface Wording {
  readonly title: (game: number) => string;
  readonly opening: string;
  readonly raised: string;
  readonly step: (at: number, of: number) => string;
  readonly slider: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly showKey: string;
  readonly hideKey: string;
  readonly save: string;
  readonly tooLong: string;
  readonly copy: string;
  readonly keys: string;
  readonly file: string;
  readonly open: string;
  readonly openHint: string;
  readonly another: string;
  readonly wrong: string;
  readonly wait: string;
}

const WORDINGS: { readonly [language in Language]: Wording } = {
  fr: {
    title: (game) => `Partie ${game}`,
    opening: 'Les cartes sont distribuées.',
    raised: 'L’indice est contesté.',
    step: (at, of) => `${at} sur ${of}`,
    slider: 'Moment de la partie',
    first: 'Au début',
    back: 'Un pas en arrière',
    forward: 'Un pas en avant',
    last: 'À la fin',
    showKey: 'Montrer la clé',
    hideKey: 'Cacher la clé',
    save: 'Télécharger la partie',
    tooLong: 'Cette partie est trop longue pour tenir dans un fichier.',
    copy: 'Copier le lien de la partie',
    keys: 'Les flèches du clavier font avancer et reculer.',
    file: 'Revoir une partie',
    open: 'Choisir un fichier',
    openHint:
      'Ouvrez ici une partie que vous avez téléchargée à sa fin. Le fichier reste sur cet appareil.',
    another: 'Ouvrir un fichier',
    wrong: 'Ce fichier n’est pas une partie d’Agent double, ou il est abîmé.',
    wait: 'La partie arrive…',
  },
  en: {
    title: (game) => `Game ${game}`,
    opening: 'The cards are dealt.',
    raised: 'The clue is contested.',
    step: (at, of) => `${at} of ${of}`,
    slider: 'Moment of the game',
    first: 'To the start',
    back: 'One step back',
    forward: 'One step forward',
    last: 'To the end',
    showKey: 'Show the key',
    hideKey: 'Hide the key',
    save: 'Download the game',
    tooLong: 'This game is too long for a file.',
    copy: 'Copy the link to this game',
    keys: 'The arrow keys step forward and back.',
    file: 'Watch a game again',
    open: 'Choose a file',
    openHint: 'Open a game here that you downloaded at its end. The file stays on this device.',
    another: 'Open a file',
    wrong: 'This file is no game of Agent double, or it is damaged.',
    wait: 'The game is coming…',
  },
};

/** The wording in that language. */
export const wordingOf = (language: Language): Wording => WORDINGS[language];
