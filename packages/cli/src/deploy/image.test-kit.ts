import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { called, copyOf, sentBy, stagesOf, type Stage } from './dockerfile.test-kit.ts';

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export const STAGES = stagesOf(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));

/** The stage that becomes the image. */
export const IMAGE: Stage = STAGES.at(-1) ?? { name: null, from: '', instructions: [] };

export const isSent = sentBy(path.join(ROOT, '.dockerignore'));

/** Files and folders below `folder`, relative to it. */
export const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Where the lockfile has everything that a workspace imports, peers left out, as npm finds it. */
const importsOf = (workspace: string): ReadonlySet<string> => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const found = new Set<string>();
  const place = (name: string, from: string): string | undefined => {
    const own = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (own in lock.packages) return own;
    return from === '' ? undefined : place(name, from.slice(0, Math.max(0, from.lastIndexOf('/'))));
  };
  const visit = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    const entry = lock.packages[at] ?? {};
    if (entry.link === true && entry.resolved !== undefined) visit(entry.resolved);
    const names = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const name of Object.keys(names)) {
      const next = place(name, at);
      if (next !== undefined) visit(next);
    }
  };
  visit(workspace);
  return found;
};

/** Puts what a stage takes from the clone, and no more, into a folder. */
const copyInto = (folder: string, stage: Stage): void => {
  for (const instruction of called(stage, 'COPY')) {
    const { sources } = copyOf(instruction);
    if (instruction.flags.has('from')) continue;
    for (const source of sources) {
      cpSync(path.join(ROOT, source), path.join(folder, source), {
        recursive: true,
        filter: (file) => file === path.join(ROOT, source) || sendsBelow(path.relative(ROOT, file)),
      });
    }
  }
};

/** Builds the server as the stage does that makes the page: of what the builder is sent alone. */
const buildServer = (folder: string, outDir: string): void => {
  for (const name of ['base', 'page']) {
    const stage = STAGES.find((one) => one.name === name);
    if (stage === undefined) throw new Error(`the Dockerfile has no stage ${name}`);
    copyInto(folder, stage);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const built = spawnSync(
    process.execPath,
    [
      ...[path.join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=warn'],
      ...[path.join(folder, 'packages/server'), '--emptyOutDir', '--outDir', outDir],
    ],
    { encoding: 'utf8', cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (built.status !== 0) throw new Error(built.stderr);
};

/**
 * Puts what the image holds into a folder, with an empty page for the web client; `sent` is an
 * empty folder for what is built from.
 */
export const unpackImage = (folder: string, sent: string): void => {
  copyInto(folder, IMAGE);
  for (const place of importsOf('packages/cli')) {
    const [source, target] = [path.join(ROOT, place), path.join(folder, place)];
    if (!place.startsWith('node_modules') || !existsSync(source)) continue; // of another system
    // A package inside another's folder comes with that one, and a link of ours stays one.
    cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter: isRun });
  }
  buildServer(sent, path.join(folder, 'packages/server/dist/server'));
  const page = path.join(folder, 'packages', 'web', 'dist');
  mkdirSync(page, { recursive: true });
  writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Agent double</title>');
};

/** Whether a file of an installed package is more than text, types, tests or another system's. */
const isRun = (file: string): boolean => {
  const [, system = OWN_SYSTEM] = /[/\\]prebuilds[/\\]([^/\\]+)/u.exec(file) ?? [];
  return (
    system === OWN_SYSTEM &&
    !/\.(?:md|map|[cm]?ts|c|h)$|[/\\](?:tests?|benchmarks?|examples?)$/u.test(file)
  );
};

const OWN_SYSTEM = `${process.platform}-${process.arch}`;

const sendsBelow = (file: string): boolean => isSent(file.split(path.sep).join('/'));
