import type { NextMove } from '@agent-double/bots';
import type { WireRefusal } from '@agent-double/protocol';
import {
  EMPTY_TABLE,
  err,
  evolve,
  ok,
  type GameEvent,
  type PersonId,
  type Result,
  type Table,
} from '@agent-double/rules';
import { keptLog } from '../rooms/rooms.test-kit.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { BotMind, Question } from './bot-mind.ts';
import { BotWatch, type BotOrder, type Scene } from './bot-watch.ts';
import { dealtEvents } from './dealt.test-kit.ts';
import type { ProgramPlayer } from './program-player.ts';

/** Mean time before a move. */
export const PACE = 1000;
/** Long enough for any move. */
export const LONG = 10_000;
export const CLUE: NextMove = {
  command: { type: 'giveClue', word: 'mer', number: 1 },
  chosen: {
    clue: 'mer',
    number: 1,
    intended: [],
    reasons: {
      links: [],
      danger: { word: 'bateau', role: 'opponent', related: 0.4 },
      rejected: { clue: 'plage', near: { word: 'sable', role: 'assassin', related: 0.5 } },
    },
  },
  unknownClue: false,
  asked: null,
};

export const tableOf = (events: readonly GameEvent[]): Table => events.reduce(evolve, EMPTY_TABLE);

/** A table after its deal, at that number of its log. */
export const sceneAt = (seq: number, events = dealtEvents()): Scene => ({
  table: tableOf(events),
  key: { kind: 'teams', cards: [] },
  seq,
});

/** Lets everything run that is waited for by promises alone. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Computer players with a mind that answers as a test says. */
export class WatchedBots {
  readonly surroundings = new FakeSurroundings();
  readonly asked: Question[] = [];
  readonly orders: BotOrder[] = [];
  readonly programs = new Map<PersonId, ProgramPlayer | 'elsewhere' | 'away'>();
  readonly stoodIn: string[] = [];
  readonly lines: readonly unknown[];
  readonly watch: BotWatch;
  /** What the red spymaster says; nobody else moves. */
  answer = ({ person }: Question): Promise<NextMove | null> =>
    Promise.resolve(person.seat === 'red.spymaster' ? CLUE : null);
  /** Why moves are refused; null where they are accepted. */
  refusal: WireRefusal['code'] | null = null;

  constructor() {
    const { lines, log } = keptLog();
    this.lines = lines;
    const mind: BotMind = {
      next: (question) => {
        this.asked.push(question);
        return this.answer(question);
      },
      lookBack: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    };
    this.watch = new BotWatch(
      { surroundings: this.surroundings, mind, pace: PACE, log },
      (order) => {
        this.orders.push(order);
        return Promise.resolve(this.#outcome());
      },
      {
        programOf: (person) => this.programs.get(person) ?? null,
        sayStoodIn: (_, { code }) => this.stoodIn.push(code),
      },
    );
  }

  #outcome(): Result<null, WireRefusal> {
    return this.refusal === null ? ok(null) : err({ code: this.refusal });
  }

  get commands(): readonly BotOrder['command'][] {
    return this.orders.map(({ command }) => command);
  }

  async pass(ms: number): Promise<void> {
    this.surroundings.pass(ms);
    await settle();
  }
}
