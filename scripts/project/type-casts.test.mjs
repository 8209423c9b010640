import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

/** Files that may switch the type checker off, each with the reason. */
const EXCEPTIONS = {
  'apps/server/src/http/create-fastify.ts': 'Fastify types schema compilers as those of Ajv',
  'apps/server/src/plugins/pages/in-process-fetch.ts':
    'minimal requests and responses instead of those of Node (decision 0005)',
  'packages/stripe-sandbox/src/objects/events/emit.ts':
    'the type of an event depends on its name, known only at run time',
  'packages/stripe-sandbox/src/store/database.ts': 'rows of node:sqlite have no type',
  'packages/stripe-sandbox/src/store/indexes/row-ids.ts':
    'one loop for the indexes of all kinds of rows',
  'packages/stripe-sandbox/src/wire/decimal.ts':
    'a string on the wire, a class of its own in the types of the SDK',
};

const ANY_TYPE = new Set([ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.AnyKeyword]);

/** Lines with `as never`, `as any` or `as unknown as`. */
function castsIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = [];
  const visit = (node) => {
    if (ts.isAsExpression(node) && isUnchecked(node)) {
      lines.push(source.getLineAndCharacterOfPosition(node.type.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

const isUnchecked = ({ expression, type }) =>
  ANY_TYPE.has(type.kind) ||
  (ts.isAsExpression(expression) && expression.type.kind === ts.SyntaxKind.UnknownKeyword);

const productFiles = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

describe('type casts', () => {
  it('recognises casts that switch the type checker off', () => {
    const text = 'a as never;\nb as unknown as B;\nc as C;\nd as unknown;\ne as any;\n';
    expect(castsIn('x.ts', text)).toEqual([1, 2, 5]);
  });

  it('leaves the type checker on, except in the listed files', () => {
    const found = productFiles.filter(
      (file) => castsIn(file, readFileSync(join(root, file), 'utf8')).length > 0,
    );
    expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });
});
