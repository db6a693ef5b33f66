import type { Clue, PersonId, Play, Side, Table, Team } from '@agent-double/rules';
import { figureName } from '../board/card-name.ts';
import type { Figure } from '../look/figure.ts';
import type { Messages } from '../messages/messages.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';

/** A card that was touched or covered, as the log shows it. */
export interface Touch {
  readonly figure: Figure;
  readonly name: string;
  readonly word: string;
  /** Who touched it; null where nobody did. */
  readonly by: PersonId | null;
  readonly note: string | null;
  readonly struck: boolean;
}

/** A turn as the log shows it. */
export interface TurnLine {
  readonly turn: number;
  /** Whose turn it was; null for the guesses of sudden death. */
  readonly of: Team | Side | null;
  readonly clue: Clue | null;
  readonly touches: readonly Touch[];
  /** Words that the clue was meant for, as far as this viewer knows. */
  readonly intended: readonly string[];
  /** What a computer weighed when it gave the clue, in words; null for people. */
  readonly thoughts: string | null;
  readonly note: string | null;
}

/** The turns of a game in their order; one that has not brought anything yet is left out. */
export const turnLines = (
  play: Play,
  say: Messages,
  words: Vocabulary,
  unknown: Table['unknownClues'] = [],
): readonly TurnLine[] => {
  const known = play.phase.name === 'over' ? play.phase.intended : play.privy.intended;
  const word = (card: number): string => play.words[card] ?? '';
  const meant = (turn: number): readonly string[] =>
    known.filter((one) => one.turn === turn).flatMap((one) => one.cards.map(word));
  const thoughts = (turn: number): string | null => {
    const weighed = known.find((one) => one.turn === turn)?.thoughts;
    if (weighed === undefined) return null;
    const { danger, rejected } = weighed;
    if (rejected !== null)
      return say.log.rejected(rejected.clue.toUpperCase(), rejected.near.toUpperCase());
    return danger === null ? null : say.log.danger(danger.toUpperCase());
  };
  const note = (turn: number, end: string | null): string | null =>
    end === 'void'
      ? say.log.void
      : unknown.some((one) => one.turn === turn)
        ? say.log.unknown
        : null;
  const lines: readonly TurnLine[] =
    play.kind === 'duo'
      ? play.log.map((turn) => ({
          turn: turn.turn,
          of: turn.giver,
          clue: turn.clue,
          touches: turn.touches.map((touch) => ({
            figure: touch.outcome,
            name: figureName(touch.outcome, say, words),
            word: word(touch.card),
            by: touch.by,
            note: turn.giver === null ? say.common.side[touch.guesser] : null,
            struck: false,
          })),
          intended: meant(turn.turn),
          thoughts: thoughts(turn.turn),
          note: note(turn.turn, turn.end),
        }))
      : play.log.map((turn) => ({
          turn: turn.turn,
          of: turn.team,
          clue: turn.clue,
          touches: turn.covers.map((cover) => ({
            figure: cover.identity,
            name: figureName(cover.identity, say, words),
            word: word(cover.card),
            by: cover.by,
            note: cover.undone
              ? say.log.undone
              : cover.cause === 'guess'
                ? null
                : say.log[cover.cause],
            struck: cover.undone,
          })),
          intended: meant(turn.turn),
          thoughts: thoughts(turn.turn),
          note: note(turn.turn, turn.end),
        }));
  return lines.filter((line) => line.clue !== null || line.touches.length > 0);
};
