import type { ProgramSeated, SeatProgram } from '@agent-double/protocol';
import { WebSocket } from 'ws';
import type { Browser } from '../server.test-kit.ts';

interface Asked {
  readonly id: number;
  readonly ask: 'clue' | 'guess';
  readonly cards?: readonly { readonly word: string; readonly role: string }[];
  readonly said?: readonly string[];
  readonly words?: readonly string[];
  readonly mayStop?: boolean;
}

/** Asks for a token to let a program play; gives what came back. */
export const seatProgram = async (
  browser: Browser,
  room: string,
  wish: SeatProgram,
): Promise<{ readonly status: number } & Partial<ProgramSeated>> => {
  const { status, body } = await browser.ask('POST', `/api/rooms/${room}/programs`, wish);
  return { status, ...(JSON.parse(body) as Partial<ProgramSeated>) };
};

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';

/** Clues of letters that no word has, a new one each time, none longer than another. */
const newClue = ({ length }: readonly string[]): string =>
  `xqz${CONSONANTS[Math.floor(length / CONSONANTS.length)] ?? ''}${CONSONANTS[length % CONSONANTS.length] ?? ''}`;

/** The least that plays: a clue for one card, and the first word that it may guess. */
export const plays = (question: Asked): unknown => {
  const { id, ask, cards = [], said = [], words = [] } = question;
  if (ask === 'guess') return question.mayStop ? { id, stop: true } : { id, guess: words[0] };
  const own = cards.filter(({ role }) => role === 'own').map(({ word }) => word);
  return { id, clue: newClue(said), number: 1, intended: own.slice(0, 1) };
};

/** A program of a few lines, over a socket. */
export class Program {
  readonly socket: WebSocket;
  /** Every line that it got. */
  readonly lines: string[] = [];
  readonly closed: Promise<string>;

  /** `answer`: what it says to a question, as JSON; nothing where that is undefined. */
  constructor(
    origin: string,
    room: string,
    token: string | undefined,
    answer: (question: Asked) => unknown = plays,
  ) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/rooms/${room}/program`);
    this.socket.on('open', () => {
      if (token !== undefined) this.socket.send(JSON.stringify({ token }));
    });
    this.socket.on('message', (data: Buffer) => {
      this.lines.push(data.toString());
      const question = JSON.parse(data.toString()) as Asked;
      const said = 'ask' in question ? answer(question) : undefined;
      if (said !== undefined) this.socket.send(JSON.stringify(said));
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (_, reason: Buffer) => {
        resolve(reason.toString());
      });
    });
  }
}
