/**
 * The game of two teams a second time, written from the rules and not from the engine: no events,
 * no refusals, only the list of what may be done and what it leads to.
 */

type Side = 'R' | 'B';
type Say = number | 'unlimited';

/** The rules in force, under names of this model's own. */
export interface NaiveRules {
  readonly cap: 'n' | 'n_plus_1' | 'n_plus_owed' | 'none';
  readonly atLeast: 0 | 1;
  readonly says: readonly Say[];
  readonly neutralEnds: boolean;
  readonly opponentFindsLastWins: boolean;
  /** Null where clues are not called invalid. */
  readonly objections: null | {
    readonly anyone: boolean;
    readonly waiver: boolean;
    readonly hideAgain: boolean;
    readonly cover: boolean;
    readonly teamCovers: boolean;
    readonly untilOffendersTurn: boolean;
    readonly lastWordMayBeCovered: boolean;
  };
  /** Null where two sides play. */
  readonly alone: null | {
    readonly enemyCovers: boolean;
    readonly twoAfterInvalid: boolean;
    readonly lostWhenEnemyDone: boolean;
  };
  readonly earlyEndOwes: boolean;
}

interface Naive {
  readonly stage: 'clue' | 'guess' | 'call' | 'enemy' | 'end';
  /** Whose turn it is; in a last call, who may cover. */
  readonly side: Side;
  readonly open: readonly boolean[];
  readonly say: Say;
  readonly touched: readonly number[];
  readonly owed: { readonly R: number; readonly B: number };
  /** What the side owed when its clue was given. */
  readonly owedThen: number;
  readonly right: { readonly R: boolean; readonly B: boolean };
  readonly doubted: boolean;
  readonly closed: boolean;
  readonly toCover: number;
  readonly outcome: string;
}

/** The key as letters: R, B, N neutral, A assassin. */
export class NaiveTeams {
  readonly key: string;
  readonly rules: NaiveRules;

  constructor(key: string, rules: NaiveRules) {
    this.key = key;
    this.rules = rules;
  }

  start(): Naive {
    return {
      stage: 'clue',
      side: 'R',
      open: [...this.key].map(() => true),
      say: 0,
      touched: [],
      owed: { R: 0, B: 0 },
      owedThen: 0,
      right: { R: false, B: false },
      doubted: false,
      closed: false,
      toCover: 0,
      outcome: '',
    };
  }

  /** Every position that one act of anybody leads to; two acts may lead to the same. */
  next(at: Naive): readonly Naive[] {
    switch (at.stage) {
      case 'clue':
        return [...this.clues(at), ...this.covers(at)];
      case 'guess':
        return [...this.touches(at), ...this.stops(at), ...this.calls(at), ...this.covers(at)];
      case 'call':
        return this.covers(at);
      case 'enemy':
        return this.cells(at, other(at.side)).map((cell) => this.enemyCovers(at, cell));
      case 'end':
        return [];
    }
  }

  private cells(at: Naive, letter: string): readonly number[] {
    return at.open.flatMap((open, cell) => (open && this.key[cell] === letter ? [cell] : []));
  }

  private left(at: Naive, side: Side): number {
    return this.cells(at, side).length;
  }

  private clues(at: Naive): readonly Naive[] {
    const late = this.rules.objections?.untilOffendersTurn === true;
    return this.rules.says.map((say) => ({
      ...at,
      stage: 'guess',
      say,
      touched: [],
      owedThen: at.owed[at.side],
      doubted: false,
      closed: false,
      right: late ? at.right : { ...at.right, [at.side]: false },
    }));
  }

  private touches(at: Naive): readonly Naive[] {
    if (at.doubted) return [];
    return at.open.flatMap((open, cell) => (open ? [this.touch(at, cell)] : []));
  }

  private touch(before: Naive, cell: number): Naive {
    const { side } = before;
    const letter = this.key[cell];
    const at = this.lid({ ...before, touched: [...before.touched, cell] }, cell);
    if (letter === 'A') return end(at, `${other(side)} assassin`);
    if (letter === side) {
      const bonus = typeof at.say === 'number' && at.say > 0 && at.touched.length > at.say;
      const paid = bonus && this.rules.cap === 'n_plus_owed' ? this.owe(at, side, -1) : at;
      if (this.left(paid, side) === 0) return end(paid, `${side} all_found`);
      return this.maySpend(paid) ? paid : this.endTurn(paid, 'limit');
    }
    if (letter === 'N') {
      if (this.rules.neutralEnds) return this.endTurn(at, 'wrong');
      return this.maySpend(at) ? at : this.endTurn(at, 'limit');
    }
    if (this.left(at, other(side)) === 0) {
      if (this.rules.alone?.lostWhenEnemyDone) return end(at, `${other(side)} enemy_found`);
      if (!this.rules.alone && this.rules.opponentFindsLastWins)
        return end(at, `${other(side)} all_found`);
    }
    return this.endTurn(at, 'wrong');
  }

  /** Whether one more card may be touched in this turn. */
  private maySpend(at: Naive): boolean {
    const { say, touched } = at;
    if (say === 'unlimited' || say === 0 || this.rules.cap === 'none') return true;
    if (touched.length < say) return true;
    if (this.rules.cap === 'n') return false;
    if (this.rules.cap === 'n_plus_1') return touched.length === say;
    return touched.length === say && at.owed[at.side] > 0;
  }

  private lid(at: Naive, cell: number): Naive {
    const shut = { ...at, open: at.open.map((open, one) => open && one !== cell) };
    return this.owe(this.owe(shut, 'R', 0), 'B', 0);
  }

  /** Debts change, and are never more than the side's words face up. */
  private owe(at: Naive, side: Side, more: number): Naive {
    const owed = Math.min(at.owed[side] + more, this.left(at, side));
    return { ...at, owed: { ...at.owed, [side]: Math.max(0, owed) } };
  }

  private stops(at: Naive): readonly Naive[] {
    return at.doubted || at.touched.length < this.rules.atLeast ? [] : [this.endTurn(at, 'stop')];
  }

  private endTurn(before: Naive, why: 'stop' | 'wrong' | 'limit' | 'void'): Naive {
    const at = this.settle(before, why);
    const { side } = at;
    const { alone, objections } = this.rules;
    if (alone) {
      const wanted = alone.enemyCovers ? (why === 'void' && alone.twoAfterInvalid ? 2 : 1) : 0;
      const toCover = Math.min(wanted, this.left(at, other(side)));
      return toCover > 0 ? { ...at, stage: 'enemy', toCover } : this.open(at, side);
    }
    const given = why === 'void' && objections?.cover === true;
    const right = given ? { ...at.right, [other(side)]: true } : at.right;
    if (!right[side]) return this.open({ ...at, right }, other(side));
    return { ...at, right, stage: 'call' };
  }

  private settle(at: Naive, why: string): Naive {
    const { say, side, touched } = at;
    if (this.rules.cap !== 'n_plus_owed' || typeof say !== 'number') return at;
    const hits = touched.slice(0, say).filter((cell) => this.key[cell] === side).length;
    const owes = why === 'stop' || (why === 'wrong' && this.rules.earlyEndOwes);
    return owes && hits < say ? this.owe(at, side, say - hits) : at;
  }

  private open(at: Naive, side: Side): Naive {
    const opened: Naive = { ...at, stage: 'clue', side };
    return this.left(opened, side) === 0 ? end(opened, `${side} all_found`) : opened;
  }

  /** Objections, rulings and leave, by everyone at the table but the giver of two teams. */
  private calls(at: Naive): readonly Naive[] {
    const { objections, alone } = this.rules;
    if (!objections || at.closed) return [];
    const voided = this.voided(at);
    const stands: Naive = { ...at, doubted: false, closed: true };
    if (alone) return [voided, voided];
    const leave = objections.waiver ? [stands] : [];
    if (objections.anyone) return [voided, voided, voided, ...leave];
    return at.doubted
      ? [voided, voided, stands, ...leave]
      : [voided, ...leave, ...['guesser', 'their guesser'].map(() => doubt(at))];
  }

  private voided(at: Naive): Naive {
    const shut = this.rules.objections?.hideAgain === true ? at.touched : [];
    const open = at.open.map((one, cell) => one || shut.includes(cell));
    const owed = shut.length > 0 ? { ...at.owed, [at.side]: at.owedThen } : at.owed;
    return this.endTurn(this.owe({ ...at, open, owed, touched: [] }, at.side, 0), 'void');
  }

  /** What the side with a right to cover one of its own words may do with it. */
  private covers(at: Naive): readonly Naive[] {
    const { objections } = this.rules;
    const { side } = at;
    if (!objections || !at.right[side]) return [];
    const used: Naive = { ...at, right: { ...at.right, [side]: false } };
    const after = (one: Naive): Naive => (one.stage === 'call' ? this.open(one, other(side)) : one);
    const cover = (cell: number): Naive => {
      const lidded = this.lid(used, cell);
      return this.left(lidded, side) === 0 ? end(lidded, `${side} all_found`) : after(lidded);
    };
    const blocked = this.left(at, side) === 1 && !objections.lastWordMayBeCovered;
    const own = blocked ? [] : this.cells(at, side);
    const byGiver = [...own.map(cover), after(used)];
    if (!objections.teamCovers) return byGiver;
    const blind = at.open.flatMap((open, cell) => (open && !blocked ? [cell] : []));
    const byGuesser = blind.map((cell) => (own.includes(cell) ? cover(cell) : after(used)));
    return [...byGiver, ...byGuesser, after(used)];
  }

  private enemyCovers(before: Naive, cell: number): Naive {
    const at = this.lid({ ...before, toCover: before.toCover - 1 }, cell);
    const done = this.left(at, other(at.side)) === 0;
    if (done && this.rules.alone?.lostWhenEnemyDone)
      return end(at, `${other(at.side)} enemy_found`);
    return at.toCover === 0 ? this.open(at, at.side) : at;
  }
}

const other = (side: Side): Side => (side === 'R' ? 'B' : 'R');
const end = (at: Naive, outcome: string): Naive => ({ ...at, stage: 'end', outcome });
const doubt = (at: Naive): Naive => ({ ...at, doubted: true });

/** How many lines of play there are, by length and outcome; `open` where they go on. */
export type Lines = Map<string, number>;

export const naiveLines = (game: NaiveTeams, depth: number): Lines => {
  const lines: Lines = new Map();
  const walk = (at: Naive, made: number): void => {
    const after = game.next(at);
    if (at.stage === 'end' || made === depth || after.length === 0) {
      const name = `${String(made)} ${at.stage === 'end' ? at.outcome : 'open'}`;
      lines.set(name, (lines.get(name) ?? 0) + 1);
    } else for (const one of after) walk(one, made + 1);
  };
  walk(game.start(), 0);
  return lines;
};
