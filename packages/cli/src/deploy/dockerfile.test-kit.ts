import { readFileSync } from 'node:fs';

/** One line of a Dockerfile: `COPY`, its `--name=value` flags, and the rest of it. */
interface Instruction {
  readonly name: string;
  readonly flags: ReadonlyMap<string, string>;
  readonly rest: string;
}

/** What one `FROM` begins. */
export interface Stage {
  readonly name: string | null;
  /** The image, or the stage above, that it starts from. */
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

const instructionOf = (line: string): Instruction => {
  const [name = '', ...words] = line.split(' ');
  const count = words.findIndex((word) => !word.startsWith('--'));
  const flags = words.slice(0, count).map((flag): [string, string] => {
    const [key = '', ...value] = flag.slice(2).split('=');
    return [key, value.join('=')];
  });
  return { name, flags: new Map(flags), rest: words.slice(count).join(' ') };
};

/** The stages of a Dockerfile, whose continued lines are joined. */
export const stagesOf = (text: string): readonly Stage[] => {
  const lines = text
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { name: string | null; from: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const instruction = instructionOf(line);
    if (instruction.name === 'FROM') {
      const [from = '', , name = null] = instruction.rest.split(' ');
      stages.push({ name, from, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push(instruction);
    }
  }
  return stages;
};

/** The instructions of a stage that have that name. */
export const called = (stage: Stage, name: string): readonly Instruction[] =>
  stage.instructions.filter((instruction) => instruction.name === name);

/** What `COPY` takes, and where it puts it. */
export const copyOf = ({ rest }: Instruction): { sources: readonly string[]; to: string } => {
  const words = rest.split(' ');
  return { sources: words.slice(0, -1), to: words.at(-1) ?? '' };
};

/** The words of a command in the form of a JSON list. */
export const wordsOf = (text: string): readonly string[] =>
  JSON.parse(text.slice(text.indexOf('['))) as readonly string[];

const pattern = (line: string): RegExp => {
  const source = line
    .replaceAll(/[.+^${}()|[\]\\]/gu, '\\$&')
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll(/(?<![.)])\*(?!\?)/gu, '[^/]*');
  return new RegExp(`^${source}(?:/|$)`, 'u');
};

/** Whether a file, by its path inside the clone, is sent to the builder. */
export const sentBy = (ignoreFile: string): ((file: string) => boolean) => {
  const rules = readFileSync(ignoreFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ sends: line.startsWith('!'), names: pattern(line.replace(/^!/u, '')) }));
  return (file) => rules.findLast(({ names }) => names.test(file))?.sends ?? true;
};
