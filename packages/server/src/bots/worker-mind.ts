import { Worker } from 'node:worker_threads';
import type { ClueAnalysis, NextMove } from '@agent-double/bots';
import { SETTINGS } from '../config/config.ts';
import { MACHINE, type Surroundings } from '../surroundings.ts';
import type { BotMind, LookBack, Question } from './bot-mind.ts';

/** What the worker is asked. */
export type Asking =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly lookBack: LookBack };

type Thought = Exclude<Answer, { readonly failed: Error }>;

/** What the worker says to one question. */
export type Answer =
  | { readonly id: number; readonly move: NextMove | null }
  | { readonly id: number; readonly analysis: ClueAnalysis | null }
  /** The error itself, so that a log can say where it was without quoting it. */
  | { readonly id: number; readonly failed: Error };

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** How long a worker without questions keeps what it knows in memory. */
export const IDLE_MS = 10 * 60_000;

/** Heap of the thread: what both languages know fits, and garbage is swept early. */
const MAX_HEAP_MB = 256;

const ENDED = 'the thread of the computer players has ended';
const WORKER = new URL('./think.mjs', import.meta.url);

/** Computer players that think in a thread of their own, started with the first question. */
export class WorkerMind implements BotMind {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #asked = 0;
  #idle: (() => void) | null = null;
  readonly #env: NodeJS.ProcessEnv;

  readonly #after: Surroundings['after'];

  /** `vectors`: a file of vectors in place of those that come along. */
  constructor(vectors: string | null = null, { after }: Pick<Surroundings, 'after'> = MACHINE) {
    this.#after = after;
    this.#env = { ...process.env, [SETTINGS.botVectors.name]: vectors ?? '' };
  }

  async next(question: Question): Promise<NextMove | null> {
    const thought = await this.#ask((id) => ({ id, question }));
    return 'move' in thought ? thought.move : null;
  }

  async lookBack(at: LookBack): Promise<ClueAnalysis | null> {
    const thought = await this.#ask((id) => ({ id, lookBack: at }));
    return 'analysis' in thought ? thought.analysis : null;
  }

  #ask(asking: (id: number) => Asking): Promise<Thought> {
    const worker = (this.#worker ??= this.#start());
    this.#rest(null);
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage(asking(id));
    });
  }

  async close(): Promise<void> {
    this.#rest(null);
    const worker = this.#worker;
    this.#lose(new Error(ENDED));
    await worker?.terminate();
  }

  /** Nothing that was asked is answered any more. What is asked from here on is for the next one. */
  #lose(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new Worker(WORKER, {
      env: this.#env,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      this.#hear(answer);
    });
    const lost = (error: Error): void => {
      if (this.#worker === worker) this.#lose(error);
    };
    worker.on('error', lost);
    worker.on('exit', () => {
      lost(new Error(ENDED));
    });
    return worker;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('failed' in answer) waiting?.reject(answer.failed);
    else waiting?.resolve(answer);
    if (this.#waiting.size === 0) {
      this.#rest(this.#after(IDLE_MS, () => void this.close()));
    }
  }

  /** `cancel` calls off what ends the thread; null while it has something to do. */
  #rest(cancel: (() => void) | null): void {
    this.#idle?.();
    this.#idle = cancel;
  }
}
