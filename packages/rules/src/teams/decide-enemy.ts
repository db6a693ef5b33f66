import { cardAt, type CardIndex } from '../identity.ts';
import type { PersonId } from '../person.ts';
import { refusal } from '../refusal.ts';
import { err, ok } from '../result.ts';
import { spymasterTeam } from '../seat.ts';
import { opponent, type Team } from '../team.ts';
import { endGame } from './end-game.ts';
import { story, tell, type Decision, type Move, type Situation, type Story } from './move.ts';
import type { EnemyPhase, TeamsPlay } from './play.ts';
import { openTurn } from './turn.ts';

/** Judges the spymaster's choice of the card that the simulated opponent covers (dossier C 48). */
export const decideEnemyCover = (move: Move, chosen: number): Decision => {
  const { play, key, person } = move;
  const { phase } = play;
  if (spymasterTeam(person.seat) === null) return err(refusal('turn/not-your-role'));
  if (phase.name !== 'enemy') return err(refusal('turn/wrong-phase'));
  const card = cardAt(chosen, play.words.length);
  if (card === null) return err(refusal('card/none'));
  if (play.covered[card] !== null) return err(refusal('card/covered'));
  if (key.cards[card] !== opponent(phase.team)) return err(refusal('card/not-enemy'));
  return ok(covered(story(play), move, card, person.id).events);
};

/**
 * Nobody chose in time: `chance` in [0, 1) picks one of the opponent's cards for each cover that is
 * due. What a pick leaves over of the chance makes the next one, so that no two picks go together:
 * cards that did would tell something of the key.
 */
export const enemyExpired = (
  before: Story,
  situation: Situation,
  phase: EnemyPhase,
  chance: number,
): Story => {
  const open = openEnemies(before.play, situation, opponent(phase.team));
  let rest = chance;
  const picks = Array.from({ length: phase.covers }).flatMap(() => {
    const at = Math.min(open.length - 1, Math.floor(rest * open.length));
    rest = rest * open.length - at;
    return open.splice(at, 1);
  });
  return picks.reduce((told, card) => covered(told, situation, card, null), before);
};

const openEnemies = (play: TeamsPlay, { key }: Situation, enemy: Team): CardIndex[] =>
  key.cards.flatMap((identity, at) => {
    const card = cardAt(at, play.words.length);
    return card !== null && identity === enemy && play.covered[card] === null ? [card] : [];
  });

/** The last of the covers opens our turn, or ends the game with the opponent's last word. */
const covered = (
  before: Story,
  situation: Situation,
  card: CardIndex,
  by: PersonId | null,
): Story => {
  const told = tell(before, { type: 'enemyCovered', card, by });
  const { phase, left, parameters } = told.play;
  if (phase.name !== 'enemy' || phase.covers > 0) return told;
  const enemy = opponent(phase.team);
  return left[enemy] === 0 && parameters['coop.lose_all_enemy']
    ? endGame(told, situation, enemy, 'enemy_found')
    : openTurn(told, situation, phase.team);
};
