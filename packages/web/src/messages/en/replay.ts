import type { replay as french } from '../fr/replay.ts';
import type { Widened } from '../messages.ts';

export const replay: Widened<typeof french> = {
  title: (game: number) => `Game ${game}`,
  opening: 'The cards are dealt.',
  raised: 'The clue is contested.',
  step: (at: number, of: number) => `${at} of ${of}`,
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
};
