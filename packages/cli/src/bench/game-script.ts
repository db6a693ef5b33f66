import type { WireCommand } from '@agent-double/protocol';
import type { Script, Sending } from './load-room.ts';

/** Places of the four players among the sockets of a room. */
const SEATS = {
  red: { spymaster: 0, operative: 1 },
  blue: { spymaster: 2, operative: 3 },
} as const;
const HOST = 0;
const CARDS_FOUND = 2;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Clues that nobody's referee finds among the words of a board. */
const clue = (count: number): string =>
  `vrombi${[26 * 26, 26, 1].map((place) => LETTERS[Math.floor(count / place) % 26] ?? '').join('')}sse`;

/** The fixed mix: a clue, two right guesses, a pass; then the other team. A new game where one is over. */
export class GameScript implements Script {
  #game: number;
  #turn = 1;
  #step = 0;
  #orders = 0;
  #clues = 0;
  #over = false;
  #cards: Record<'red' | 'blue', number[]> = { red: [], blue: [] };

  /** `deal` is the frame in which the first spymaster learned the key. */
  constructor(game: number, deal: Buffer) {
    this.#game = game;
    this.#learn(deal);
  }

  /** Where the game is that is played, as far as it has been acknowledged. */
  get reached(): { readonly game: number; readonly turn: number } {
    return { game: this.#game, turn: this.#turn };
  }

  next(): Sending {
    if (this.#over) {
      this.#over = false;
      const text = this.#order({ type: 'startGame' }, this.#turn);
      [this.#game, this.#turn, this.#step] = [this.#game + 1, 1, 0];
      return { from: HOST, text, counts: false };
    }
    const team = this.#turn % 2 === 1 ? 'red' : 'blue';
    const { spymaster, operative } = SEATS[team];
    const turn = this.#turn;
    const step = this.#step;
    this.#step += 1;
    if (step === 0) {
      this.#clues += 1;
      const command = { type: 'giveClue', word: clue(this.#clues), number: 2 } as const;
      return { from: spymaster, text: this.#order(command, turn), counts: true };
    }
    if (step <= CARDS_FOUND) {
      const card = this.#cards[team].shift() ?? -1;
      return { from: operative, text: this.#order({ type: 'guess', card }, turn), counts: true };
    }
    this.#turn += 1;
    this.#step = 0;
    return { from: operative, text: this.#order({ type: 'stop' }, turn), counts: true };
  }

  hear(socket: number, frame: Buffer): void {
    if (socket !== HOST) return;
    if (frame.includes('"type":"gameEnded"')) this.#over = true;
    else if (frame.includes('"type":"keyDealt"')) this.#learn(frame);
  }

  #learn(frame: Buffer): void {
    const [, list = ''] = /"cards":(\[[^\]]*\])/u.exec(frame.toString()) ?? [];
    const identities = JSON.parse(list) as readonly string[];
    const places = (team: string): number[] =>
      identities.flatMap((identity, card) => (identity === team ? [card] : []));
    this.#cards = { red: places('red'), blue: places('blue') };
  }

  #order(command: WireCommand, turn: number): string {
    this.#orders += 1;
    return JSON.stringify({
      ...{ type: 'order', id: String(this.#orders), game: this.#game },
      ...{ turn, command },
    });
  }
}

/** What a room of a bare server plays: texts as long as orders, each from the next socket. */
export class BareScript implements Script {
  #sent = 0;

  next(): Sending {
    this.#sent += 1;
    const command = { type: 'guess', card: this.#sent % 25 };
    const text = JSON.stringify({
      type: 'order',
      id: String(this.#sent),
      game: 1,
      turn: 1,
      command,
    });
    return { from: this.#sent % 4, text, counts: true };
  }

  hear(): void {
    // Nothing in its frames has to be known.
  }
}
