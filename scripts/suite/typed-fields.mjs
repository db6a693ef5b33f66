import ts from 'typescript';

/** @typedef {{ readonly name: string, readonly fields: readonly string[] }} Shape */

/**
 * The interfaces of a TypeScript file, with the names of their fields.
 * @param {string} source
 * @returns {Shape[]}
 */
export function interfacesOf(source) {
  return nodesOf(source)
    .filter(ts.isInterfaceDeclaration)
    .map((node) => ({ name: node.name.text, fields: fieldsOf(node) }));
}

/**
 * The members of the file's unions that a field tells apart, each by the word that it has there.
 * @param {string} source
 * @param {string} tag name of that field
 * @returns {Shape[]}
 */
export function variantsOf(source, tag) {
  return nodesOf(source)
    .filter((node) => ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))
    .flatMap((node) => {
      const fields = fieldsOf(node);
      const name = node.members.flatMap((member) => wordOf(member, tag) ?? []).at(0);
      return name === undefined ? [] : [{ name, fields: fields.filter((field) => field !== tag) }];
    });
}

/** @param {string} source @returns {ts.Node[]} */
function nodesOf(source) {
  /** @type {ts.Node[]} */
  const nodes = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, false));
  return nodes;
}

/** @param {ts.TypeLiteralNode | ts.InterfaceDeclaration} node */
const fieldsOf = (node) =>
  node.members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));

/** @param {ts.TypeElement} member @param {string} tag */
function wordOf(member, tag) {
  if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) return undefined;
  const { name, type } = member;
  return name.text === tag && type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}
