import ts from 'typescript';

/** What Kysely calls with the name of a table as the first argument. */
const READS = new Set(['selectFrom', 'using', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin']);
const WRITES = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
/** «2» stands for the third value in a template, and a name before a parenthesis for a function. */
const NAME = String.raw`\s+(?:only\s+)?(?:"?([a-z_]+)\b|«(\d+)»)`;
const WRITES_IN_SQL = new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from)${NAME}`, 'gi');
const READS_IN_SQL = new RegExp(String.raw`(?<!\bdelete\s+)\b(?:from|join)${NAME}(?!\s*\()`, 'gi');

/**
 * Every place where the source of a file names a table, in a call of Kysely or in SQL. Where the name is not written out,
 * it may be each one of `tables` that the file names in a string.
 */
export function findTableUses(source, tables) {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const uses = [];
  const add = (name, isWrite) => {
    if (name !== undefined) return uses.push({ table: name, isWrite });
    for (const table of namesInStrings(file, tables)) uses.push({ table, isWrite });
  };
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const method = calledName(node);
      const isWrite = WRITES.has(method);
      if (isWrite || READS.has(method)) {
        for (const name of namesOf(node.arguments[0])) add(name, isWrite);
      }
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'sql') {
      for (const { name, isWrite } of usesInSql(node.template, tables)) add(name, isWrite);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function calledName({ expression }) {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

const withoutAlias = (text) => text.trim().split(/\s+as\s+/i)[0];

/** The names in `'users'`, `'users as u'` and `['users', 'seats as s']`; undefined for a name from elsewhere. */
function namesOf(node) {
  if (!node || ts.isArrowFunction(node) || ts.isCallExpression(node)) return [];
  if (ts.isStringLiteralLike(node)) return [withoutAlias(node.text)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(namesOf);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(namesOf);
  return [undefined];
}

function usesInSql(template, tables) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return usesInText(template.text, [], tables);
  const values = template.templateSpans.map(({ expression }) => expression);
  const rest = template.templateSpans.map(({ literal }, index) => `«${index}»${literal.text}`);
  return usesInText([template.head.text, ...rest].join(''), values, tables);
}

function usesInText(text, values, tables) {
  const fragment = withoutAlias(text);
  if (tables.includes(fragment)) return [{ name: fragment, isWrite: false }];
  return [
    ...namesMatching(READS_IN_SQL, text, values).map((name) => ({ name, isWrite: false })),
    ...namesMatching(WRITES_IN_SQL, text, values).map((name) => ({ name, isWrite: true })),
  ];
}

function namesMatching(pattern, text, values) {
  return [...text.matchAll(pattern)].flatMap(([, name, index]) => {
    if (name !== undefined) return [name];
    const value = values[index];
    const isTable = ts.isCallExpression(value) && value.expression.getText() === 'sql.table';
    return isTable ? namesOf(value.arguments[0]) : [];
  });
}

/** The tables that are named in strings, and those whose name begins like `posts_${name}`. */
function namesInStrings(file, tables) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && tables.includes(node.text)) names.add(node.text);
    if (ts.isTemplateExpression(node) && /^[a-z]+_[a-z_]*$/.test(node.head.text)) {
      for (const table of tables) if (table.startsWith(node.head.text)) names.add(table);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
