import { cardAt, type CardIndex } from '../identity.ts';
import type { PersonId } from '../person.ts';
import { refusal } from '../refusal.ts';
import { err, ok } from '../result.ts';
import { spymasterTeam } from '../seat.ts';
import { opponent, type Team } from '../team.ts';
import { endGame } from './end-game.ts';
import { story, tell, type Decision, type Move, type Story } from './move.ts';
import type { TeamsPlay } from './play.ts';
import { openTurn } from './turn.ts';

/** Judges the spymaster's choice of the card that the simulated opponent covers (dossier C 48). */
export const decideEnemyCover = (move: Move, chosen: number): Decision => {
  const { play, key, person } = move;
  const { phase } = play;
  const team = spymasterTeam(person?.seat ?? null);
  if (person === null || team === null) return err(refusal('turn/not-your-role'));
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
export const enemyExpired = (before: Story, move: Move, chance: number): Story => {
  let told = before;
  let rest = chance;
  for (;;) {
    const { phase } = told.play;
    if (phase.name !== 'enemy') return told;
    const cards = openEnemies(told.play, move, opponent(phase.team));
    const at = Math.min(cards.length - 1, Math.floor(rest * cards.length));
    rest = rest * cards.length - at;
    const card = cards[at];
    told = card === undefined ? openTurn(told, move, phase.team) : covered(told, move, card, null);
  }
};

const openEnemies = (play: TeamsPlay, { key }: Move, enemy: Team): readonly CardIndex[] =>
  key.cards.flatMap((identity, at) => {
    const card = cardAt(at, play.words.length);
    return card !== null && identity === enemy && play.covered[card] === null ? [card] : [];
  });

const covered = (before: Story, move: Move, card: CardIndex, by: PersonId | null): Story => {
  const told = tell(before, { type: 'enemyCovered', card, by });
  const { phase, left, parameters } = told.play;
  if (phase.name !== 'enemy') return told;
  const enemy = opponent(phase.team);
  if (left[enemy] === 0 && parameters['coop.lose_all_enemy']) {
    return endGame(told, move, enemy, 'enemy_found');
  }
  return phase.covers === 0 || left[enemy] === 0 ? openTurn(told, move, phase.team) : told;
};
