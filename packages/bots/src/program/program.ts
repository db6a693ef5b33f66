import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { err, type Result } from '@agent-double/rules';
import type { AnswerFault, Question, ReadAnswer } from './messages.ts';

/** How long a program may take for an answer, in milliseconds. */
export const ANSWER_LIMIT = 10_000;
/** Longest line that is read from a program, in UTF-16 units. */
export const MAX_LINE = 64_000;
/** How often a program is started in all. */
export const MAX_STARTS = 3;

/** Why there is no answer. */
export type ProgramFault = AnswerFault | 'ended' | 'too-late' | 'line-too-long';

/** Some other program that plays, over its standard input and output. */
export interface Program {
  /** Asks one question; only one is asked at a time. Never rejects. */
  readonly ask: <T>(question: Question, read: ReadAnswer<T>) => Promise<Result<T, ProgramFault>>;
  /** Ends the program for good. */
  readonly end: () => void;
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Told each line, or that no more will come. */
  hear: (said: { readonly line: string } | { readonly fault: ProgramFault }) => void;
}

/**
 * A program by the command that starts it. It is started when it is first asked, and again when it
 * has ended, `MAX_STARTS` times at most; one that is late is ended.
 */
export const programOf = (command: string, answerLimit: number = ANSWER_LIMIT): Program => {
  let running: Running | null = null;
  let starts = 0;
  let over = false;
  const drop = (): void => {
    running?.child.kill('SIGKILL');
    running = null;
  };
  const start = (): Running | null => {
    if (running !== null || over || starts >= MAX_STARTS) return running;
    starts += 1;
    const started = listenTo(command, () => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  const ask = <T>(question: Question, read: ReadAnswer<T>): Promise<Result<T, ProgramFault>> =>
    new Promise((resolve) => {
      const program = start();
      if (program === null) {
        resolve(err('ended'));
        return;
      }
      const settle = (result: Result<T, ProgramFault>): void => {
        clearTimeout(timer);
        program.hear = () => undefined;
        resolve(result);
      };
      const timer = setTimeout(() => {
        drop();
        settle(err('too-late'));
      }, answerLimit);
      program.hear = (said) => {
        if ('fault' in said) {
          drop();
          settle(err(said.fault));
          return;
        }
        const answer = read(said.line);
        if (answer.ok || answer.error !== 'other-id') settle(answer);
      };
      program.child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  return {
    ask,
    end: () => {
      over = true;
      drop();
    },
  };
};

const listenTo = (command: string, ended: () => void): Running => {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const running: Running = { child, hear: () => undefined };
  let rest = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') running.hear({ line });
    if (rest.length > MAX_LINE) running.hear({ fault: 'line-too-long' });
  });
  child.stderr.resume();
  const gone = (): void => {
    ended();
    running.hear({ fault: 'ended' });
  };
  child.stdin.on('error', () => undefined);
  child.on('error', gone);
  child.on('close', gone);
  return running;
};
