import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { english } from '../../packages/messages/src/english.ts';
import { root } from '../lib/root.mjs';

const FOLDERS = [
  'apps/studio/src',
  'apps/web/app',
  'apps/server/src',
  'packages/contract/src',
  'packages/messages/src/dates',
  'packages/ui/src',
];
/** Functions whose string parameters name a feature or the key of a message. */
const TRANSLATES = new Set([
  't',
  'rich',
  'optional',
  'format',
  'useMessages',
  'translate',
  'of',
  'messageReference',
]);

function sourceFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile() && /(?<!\.test)\.tsx?$/.test(item.name))
      .map((item) => join(item.parentPath, item.name)),
  );
}

/** Keys that a file asks for. `status.${name}` counts for every key that begins with `status.`. */
function keysIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = new Set();
  const prefixes = new Set();
  const translates = new Set([...TRANSLATES, ...translatorsIn(source)]);
  const visit = (node, isKey) => {
    if (isKey && ts.isStringLiteralLike(node)) names.add(node.text);
    // A feature may also be named by a type: `t: Translate<'billing-server'>`.
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
      names.add(node.literal.text);
    if (isKey && ts.isTemplateExpression(node)) prefixes.add(node.head.text);
    const parameters = parametersOf(node, translates);
    ts.forEachChild(node, (child) => visit(child, isKey || parameters.includes(child)));
  };
  visit(source, false);
  return { names, prefixes };
}

/** The parameters of `t('…')`, and those of the type `Translate<'…'>`, which name a feature. */
function parametersOf(node, translates) {
  if (ts.isCallExpression(node) && translates.has(nameOf(node.expression))) return node.arguments;
  if (!ts.isTypeReferenceNode(node) || !node.typeName.getText().startsWith('Translate')) return [];
  return node.typeArguments ?? [];
}

/** Other names for `t`, as in `const plans = useMessages('plans')`. */
function translatorsIn(source) {
  const found = [];
  const visit = (node) => {
    const isTranslator =
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      TRANSLATES.has(nameOf(node.initializer.expression));
    if (isTranslator) found.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `t` of `t('…')`, and the last name of `t.rich('…')` or `translate(…)('…')`. */
function nameOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isCallExpression(expression) ? nameOf(expression.expression) : '';
}

it('uses every message', () => {
  const features = Object.keys(english);
  const used = new Map();
  for (const path of sourceFiles()) {
    const text = readFileSync(path, 'utf8');
    if (!features.some((feature) => text.includes(`'${feature}'`))) continue;
    const { names, prefixes } = keysIn(path, text);
    for (const feature of features.filter((name) => names.has(name))) {
      const known = used.get(feature) ?? { names: new Set(), prefixes: new Set() };
      for (const name of names) known.names.add(name);
      for (const prefix of prefixes) known.prefixes.add(prefix);
      used.set(feature, known);
    }
  }
  const unused = Object.entries(english).flatMap(([feature, texts]) => {
    const { names, prefixes } = used.get(feature) ?? { names: new Set(), prefixes: new Set() };
    return Object.keys(texts)
      .filter((key) => !names.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)))
      .map((key) => `${feature}.${key}`);
  });
  expect(unused).toEqual([]);
});
