/**
 * Duo a second time, written from the rules and not from the engine: what an act leads to, or
 * `false` where it is not allowed.
 */

export interface NaiveDuoRules {
  readonly tokens: number;
  /** Mistakes that a mission forgives; null in the plain game. */
  readonly mistakes: number | null;
  readonly overflowLoses: boolean;
  readonly alternate: boolean;
  readonly finishIsFree: boolean;
  readonly atLeast: number;
}

export type NaiveSide = 'a' | 'b';

const CARDS = 25;

export class NaiveDuo {
  stage: 'clue' | 'guess' | 'sudden_death' | 'over' = 'clue';
  giver: NaiveSide | null = null;
  won = false;
  readonly found = new Set<number>();
  readonly marks: Record<NaiveSide, Set<number>> = { a: new Set(), b: new Set() };
  /** Tokens with the green side up, and those that stand for a mistake. */
  green: number;
  brown: number;
  private touches = 0;
  private last: NaiveSide | null = null;
  private readonly keys: Record<NaiveSide, string>;
  private readonly rules: NaiveDuoRules;

  /** Keys as letters: G agent, N bystander, A assassin. */
  constructor(keys: Record<NaiveSide, string>, rules: NaiveDuoRules) {
    this.keys = keys;
    this.rules = rules;
    this.brown = Math.min(rules.mistakes ?? 0, rules.tokens);
    this.green = rules.tokens - this.brown;
    if (rules.tokens === 0) this.stage = 'sudden_death';
  }

  clue(by: NaiveSide): boolean {
    if (this.stage !== 'clue' || (this.giver !== null && this.giver !== by)) return false;
    this.giver = by;
    this.stage = 'guess';
    this.touches = 0;
    return true;
  }

  guess(by: NaiveSide, card: number): boolean {
    if (!this.mayTouch(by)) return false;
    if (card < 0 || card >= CARDS || this.found.has(card) || this.marks[by].has(card)) return false;
    this.touches += 1;
    this.last = by;
    const letter = this.keys[mate(by)][card];
    if (letter === 'G') this.agent(card);
    else if (letter === 'A' || this.stage === 'sudden_death') {
      if (letter === 'N') this.marks[by].add(card);
      this.stage = 'over';
    } else {
      this.marks[by].add(card);
      this.mistake();
    }
    return true;
  }

  stop(by: NaiveSide): boolean {
    if (this.stage !== 'guess' || this.giver === by || this.touches < this.rules.atLeast)
      return false;
    this.plainToken();
    this.nextTurn();
    return true;
  }

  object(): boolean {
    if (this.stage !== 'guess') return false;
    this.plainToken();
    this.nextTurn();
    return true;
  }

  finished(side: NaiveSide): boolean {
    return this.greens(side).every((card) => this.found.has(card));
  }

  get tokens(): number {
    return this.green + this.brown;
  }

  private greens(side: NaiveSide): readonly number[] {
    return [...this.keys[side]].flatMap((letter, card) => (letter === 'G' ? [card] : []));
  }

  private mayTouch(by: NaiveSide): boolean {
    if (this.stage === 'guess') return this.giver !== by;
    if (this.stage !== 'sudden_death' || this.finished(mate(by))) return false;
    return !this.rules.alternate || this.last !== by || this.finished(by) || !this.diedYet();
  }

  /** Whether somebody has guessed since sudden death began. */
  private diedYet(): boolean {
    return this.touches > 0;
  }

  private agent(card: number): void {
    this.found.add(card);
    const all = new Set([...this.greens('a'), ...this.greens('b')]);
    if (this.found.size === all.size) {
      this.won = true;
      this.stage = 'over';
    } else if (this.stage === 'guess' && this.giver !== null && this.finished(this.giver)) {
      if (!this.rules.finishIsFree) this.plainToken();
      this.nextTurn();
    }
  }

  private plainToken(): void {
    if (this.green > 0) this.green -= 1;
    else if (this.brown > 0) this.brown -= 1;
  }

  private mistake(): void {
    if (this.rules.mistakes === null) this.plainToken();
    else if (this.brown > 0) this.brown -= 1;
    else if (this.rules.overflowLoses) {
      this.stage = 'over';
      return;
    } else {
      this.plainToken();
      this.plainToken();
    }
    this.nextTurn();
  }

  private nextTurn(): void {
    this.touches = 0;
    if (this.tokens === 0) {
      this.stage = 'sudden_death';
      this.giver = null;
      return;
    }
    this.stage = 'clue';
    if (this.giver !== null && !this.finished(mate(this.giver))) this.giver = mate(this.giver);
  }
}

const mate = (side: NaiveSide): NaiveSide => (side === 'a' ? 'b' : 'a');
