import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { analyseTurn, loadKnowledge, nextMove, type Mind } from '@agent-double/bots';
import { loadJudge } from '@agent-double/lexicon';
import { spymasterTeam, type Language, type Person, type Seat } from '@agent-double/rules';
import type { Question } from './bot-mind.ts';
import type { Answer, Asking } from './worker-mind.ts';

/** People's moves go before thoughts. Linux alone has a priority for a thread and not the process. */
const yieldToPeople = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that does not let a thread step back: it thinks all the same.
  }
};
yieldToPeople();

const minds = new Map<string, Promise<Mind>>();

const mindOf = (language: Language, part: Part): Promise<Mind> => {
  const name = `${language} ${part}`;
  const known = minds.get(name);
  if (known !== undefined) return known;
  const loading = Promise.all([loadKnowledge(language, part), loadJudge(language)]).then(
    ([knowledge, judge]) => ({ knowledge, judge }),
  );
  minds.set(name, loading);
  loading.catch(() => minds.delete(name));
  return loading;
};

type Part = Parameters<typeof loadKnowledge>[1];

/** Two computers of one side share no source, or they would read each other's mind. */
const partOf = ({ table, person }: Question): Part => {
  const { seat } = person;
  const gives = spymasterTeam(seat) !== null || seat === 'side.a';
  const isPartner = (other: Person): boolean =>
    other.bot !== null && seat !== null && PARTNERS[seat].some((place) => place === other.seat);
  return table.people.some(isPartner) ? (gives ? 'first' : 'second') : 'all';
};

/** Seats that guess each seat's clues, or whose clues it guesses. */
const PARTNERS: { readonly [seat in Seat]: readonly Seat[] } = {
  'red.spymaster': ['red.operative', 'shared.operative'],
  'red.operative': ['red.spymaster'],
  'blue.spymaster': ['blue.operative', 'shared.operative'],
  'blue.operative': ['blue.spymaster'],
  'shared.operative': ['red.spymaster', 'blue.spymaster'],
  'side.a': ['side.b'],
  'side.b': ['side.a'],
};

const answer = async (asking: Asking): Promise<Answer> => {
  const { id } = asking;
  try {
    if ('lookBack' in asking) {
      const { language, events, key, turn } = asking.lookBack;
      const mind = await mindOf(language, 'all');
      return { id, analysis: analyseTurn(events, key, turn, mind) };
    }
    const { table, key, person, seed, language } = asking.question;
    const mind = await mindOf(language, partOf(asking.question));
    return { id, move: nextMove(table, key, person, mind, seed) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error : new Error(String(error)) };
  }
};

parentPort?.on('message', (asking: Asking) => {
  void answer(asking).then((said) => {
    parentPort?.postMessage(said);
  });
});
