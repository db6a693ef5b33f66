import ts from 'typescript';

const TESTS = ['test', 'it'];
const GROUPS = ['describe'];
const NOT_RUN = ['skip', 'todo', 'fixme', 'step'];

/**
 * The full titles of the tests in a file, groups first, as far as they are written out in it. A
 * test that is not run has no title here, nor has a step of one.
 * @param {string} source TypeScript
 * @returns {string[]}
 */
export function testTitles(source) {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, false);
  /** @type {string[]} */
  const titles = [];

  /** @param {ts.Node} node @param {readonly string[]} groups */
  const visit = (node, groups) => {
    const call = ts.isCallExpression(node) ? titledCall(node) : undefined;
    if (call?.kind === 'not run') return;
    if (call?.kind === 'test') titles.push([...groups, call.title].join(' '));
    const inner = call?.kind === 'group' ? [...groups, call.title] : groups;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, []);
  return titles;
}

/** @param {ts.CallExpression} call */
function titledCall(call) {
  const names = calleeNames(call.expression);
  const isTest = TESTS.includes(names[0] ?? '');
  const isGroup = GROUPS.includes(names[0] ?? '') || (isTest && names[1] === 'describe');
  const title = call.arguments[0] && textOf(call.arguments[0]);
  if ((!isTest && !isGroup) || title === undefined) return undefined;
  if (names.some((name) => NOT_RUN.includes(name))) return { kind: 'not run', title };
  return { kind: isGroup ? 'group' : 'test', title };
}

/**
 * `test.each(rows)` is ['test', 'each'].
 * @param {ts.Expression} callee
 * @returns {string[]}
 */
function calleeNames(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag);
  return [];
}

/** @param {ts.Expression} node */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}
