import ts from 'typescript';

/** What Kysely calls with the name of a table as the first argument. */
const READS = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin']);
const WRITES = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const IN_SQL =
  /\b(?:(insert\s+into|update|delete\s+from)|from|join)\s+(?:only\s+)?"?([a-z_]+)\b/gi;

const nameOf = (text) => text.trim().split(/\s+as\s+/i)[0];

/** The names in `'users'`, `'users as u'`, `['users', 'seats as s']` and `` `users` ``. */
function namesIn(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [nameOf(node.text)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(namesIn);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return namesIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(namesIn);
  return [];
}

const textOf = (template) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('?');

/** Every place where the source of a file names a table, in a call of Kysely or in SQL. */
export function findTableUses(source) {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const uses = [];
  const add = (table, isWrite) => uses.push({ table, isWrite });
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      if (READS.has(method) || WRITES.has(method)) {
        for (const table of namesIn(node.arguments[0])) add(table, WRITES.has(method));
      }
    }
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(file))) {
      for (const [, write, table] of textOf(node.template).matchAll(IN_SQL)) {
        add(table, write !== undefined);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}
