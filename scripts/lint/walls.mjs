import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

const OURS = /^@agent-double\/([^/]+)(\/.*)?$/;

/**
 * No package reaches into another's files: neither by a relative path out of its own folder, nor
 * by a path behind another's name. TypeScript finds the second only, and not everywhere.
 * @type {RuleModule}
 */
const ownFilesOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      leaves: '{{ source }} leaves the package: import another package by its name',
      deep: '{{ source }} reaches behind the name: import {{ name }} itself',
    },
  },
  create(context) {
    const home = packageFolder(context.filename);
    return onImports((node, source) => {
      const deep = OURS.exec(source)?.[2];
      if (deep) {
        const name = source.slice(0, -deep.length);
        context.report({ node, messageId: 'deep', data: { source, name } });
      }
      if (!home || !source.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), source);
      if (!target.startsWith(home + path.sep))
        context.report({ node, messageId: 'leaves', data: { source } });
    });
  },
};

/**
 * The pure package imports its own files and nothing else, save what a list allows.
 * @type {RuleModule}
 */
const relativeOnly = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { foreign: '{{ source }}: this package depends on nothing' },
  },
  create(context) {
    const allowed = context.options[0] ?? [];
    return onImports((node, source) => {
      if (!source.startsWith('.') && !allowed.includes(source))
        context.report({ node, messageId: 'foreign', data: { source } });
    });
  },
};

/**
 * A package imports what its own manifest names. npm puts every package of the clone in one
 * folder, where anybody's dependency can be found by all. An option adds names to the list.
 * @type {RuleModule}
 */
const declaredOnly = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { undeclared: '{{ name }} is not among the dependencies of this package' },
  },
  create(context) {
    const home = packageFolder(context.filename);
    const declared = new Set([
      ...(home ? dependenciesOf(home) : []),
      ...(context.options[0] ?? []),
    ]);
    return onImports((node, source) => {
      const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(source) ?? [];
      const isOfNode = source.startsWith('node:') || builtinModules.includes(name);
      if (source.startsWith('.') || isOfNode || declared.has(name)) return;
      context.report({ node, messageId: 'undeclared', data: { name } });
    });
  },
};

export const walls = {
  rules: {
    'own-files-only': ownFilesOnly,
    'relative-only': relativeOnly,
    'declared-only': declaredOnly,
  },
};

/**
 * What a package may import: its dependencies and itself.
 * @param {string} folder
 * @returns {string[]}
 */
export function dependenciesOf(folder) {
  const { name, dependencies, devDependencies } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return [name, ...Object.keys({ ...dependencies, ...devDependencies })];
}

/**
 * The folder of the workspace that a file is in.
 * @param {string} file
 */
function packageFolder(file) {
  const parts = file.split(path.sep);
  const at = parts.lastIndexOf('packages');
  return at < 0 ? undefined : parts.slice(0, at + 2).join(path.sep);
}

/**
 * Listens to everything that names another module, types included.
 * @param {(node: any, source: string) => void} tell
 * @returns {import('eslint').Rule.RuleListener}
 */
function onImports(tell) {
  const look = (/** @type {any} */ node) => {
    const source = (node.source ?? node.argument?.literal ?? node.argument)?.value;
    if (typeof source === 'string') tell(node, source);
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
    TSImportType: look,
  };
}
