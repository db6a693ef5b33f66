import type { Messages } from '../messages/messages.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';
import type { Figure } from '../look/figure.ts';
import type { CardView } from './card-view.ts';

/** How a figure is called at this table. */
export const figureName = (figure: Figure, say: Messages, words: Vocabulary): string => {
  switch (figure) {
    case 'red':
    case 'blue':
      return say.board.identity[figure];
    case 'bystander':
      return words.bystander.one;
    case 'assassin':
      return words.assassin.one;
    case 'agent':
      return say.board.agent;
  }
};

const keyName = (key: Figure, keyOfB: Figure | null, say: Messages, words: Vocabulary): string =>
  keyOfB === null
    ? say.board.key(figureName(key, say, words))
    : say.board.sides(figureName(key, say, words), figureName(keyOfB, say, words));

/** All that a screen reader needs of a card: word, state, and what only this viewer knows. */
export const cardName = (
  card: CardView,
  flags: { readonly chosen: boolean; readonly aimed: boolean },
  say: Messages,
  words: Vocabulary,
): string =>
  [
    card.word,
    card.face === null ? say.board.hidden : say.board.covered(figureName(card.face, say, words)),
    card.face === null && card.key !== null && keyName(card.key, card.keyOfB, say, words),
    ...card.dead.map((side) => say.board.deadFor[side]),
    card.marks.length > 0 && say.board.markedBy(card.marks.join(', ')),
    flags.aimed && say.board.aimed,
    flags.chosen && say.board.chosen,
  ]
    .filter((part) => part !== false)
    .join(', ');
