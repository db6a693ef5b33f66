import type { GameEvent, Table } from '@agent-double/rules';
import { figureName } from '../board/card-name.ts';
import { numberSaid } from '../clue/clue-text.ts';
import { winSaid } from '../end/win-said.ts';
import { capital } from '../messages/plural.ts';
import type { Messages } from '../messages/messages.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';

/** What a screen reader is told of an event, or null where the screen's own text says enough. */
export const announcement = (
  event: GameEvent,
  after: Table,
  say: Messages,
  words: Vocabulary,
): string | null => {
  const word = (card: number): string => after.play?.words[card] ?? '';
  const reveal = (card: number, figure: Parameters<typeof figureName>[0]): string =>
    say.board.revealed(word(card), figureName(figure, say, words));
  switch (event.type) {
    case 'clueGiven':
    case 'duoClueGiven':
      return say.clue.given(event.word, numberSaid(event.number, say));
    case 'cardRevealed':
      return reveal(event.card, event.identity);
    case 'penaltyCovered':
      return reveal(event.card, event.team);
    case 'enemyCovered':
      return reveal(
        event.card,
        after.play?.kind === 'teams'
          ? (after.play.covered[event.card] ?? 'bystander')
          : 'bystander',
      );
    case 'cardTouched':
      return reveal(event.card, event.outcome);
    case 'turnEnded':
      return event.next.name === 'clue'
        ? `${say.turn.ended[event.reason]} ${say.turn.turnOf[event.next.team]}`
        : say.turn.ended[event.reason];
    case 'duoTurnEnded':
      return say.turn.ended[event.reason];
    case 'turnOpened':
      return say.turn.turnOf[event.team];
    case 'objectionRuled':
      return event.upheld ? null : say.turn.objectionOff;
    case 'penaltyForgone':
      return event.missed === null ? null : say.turn.missed(word(event.missed));
    case 'revealUndone':
    case 'guessesUndone':
      return say.turn.undone;
    case 'clueUnknown':
      return `${capital(say.log.unknown)}.`;
    case 'timeUp':
      return say.turn.timeUp;
    case 'gameEnded':
      return after.play?.kind === 'teams' ? winSaid(after.play, event.winner, say) : null;
    case 'duoEnded':
      return event.won ? say.end.youWin : say.end.youLose;
    default:
      return null;
  }
};
