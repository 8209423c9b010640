import { invalidKey, invalidParam } from './invalid-key.ts';
import type { Column, Condition, Operator, Value } from './read-query.ts';
import { isPlainObject, listOf, type Plain } from './values/plain-values.ts';
import { readFlag, readText, readValue } from './values/read-value.ts';

const SINGLE: ReadonlySet<string> = new Set<Operator>(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte']);
const TEXTUAL: ReadonlySet<string> = new Set<Operator>([
  '$eqi',
  '$nei',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
]);
/** Operators that compare the characters of a text. */
export const isTextual = (operator: string): boolean => TEXTUAL.has(operator);

/** With several values, none of them may match. */
const NEGATIVE: ReadonlySet<string> = new Set<Operator>(['$nei', '$notContains', '$notContainsi']);

const LISTED: ReadonlySet<string> = new Set<Operator>(['$in', '$notIn']);
/** What the operator means with several values. */
const FOR_LISTS: ReadonlyMap<string, Operator> = new Map([
  ['$eq', '$in'],
  ['$ne', '$notIn'],
]);

/** By their names in lower case. */
const OPERATORS: ReadonlyMap<string, string> = new Map(
  [...SINGLE, ...TEXTUAL, ...LISTED, '$null', '$notNull', '$between', '$not', '$and', '$or'].map(
    (operator) => [operator.toLowerCase(), operator],
  ),
);

/** The filter of a scalar field: a value, a list, or an object of operators. */
export function parseComparison(
  raw: Plain,
  column: Column,
  key: string,
  path: readonly string[],
): Condition {
  const list = listOf(raw);
  if (list)
    return compare(
      column,
      '$in',
      list.map((item) => readValue(item, column)),
    );
  if (!isPlainObject(raw)) return compare(column, '$eq', [readValue(raw, column)]);
  const items = Object.entries(raw).map(([operator, value]) =>
    parseOperator(operator, value, column, key, path),
  );
  return items.length === 1 && items[0] ? items[0] : { kind: 'and', items };
}

function parseOperator(
  given: string,
  raw: Plain,
  column: Column,
  key: string,
  path: readonly string[],
): Condition {
  // Some clients write `$endswithi`.
  const operator = OPERATORS.get(given.toLowerCase()) ?? given;
  if (operator === '$not') return { kind: 'not', item: parseComparison(raw, column, key, path) };
  if (operator === '$and' || operator === '$or') {
    const items = (listOf(raw) ?? [raw]).map((item) => parseComparison(item, column, key, path));
    return { kind: operator === '$and' ? 'and' : 'or', items };
  }
  const forList = FOR_LISTS.get(operator);
  if (forList && (listOf(raw)?.length ?? 0) > 1) {
    return parseOperator(forList, raw, column, key, path);
  }
  const list = listOf(raw);
  if (list && list.length > 1 && (SINGLE.has(operator) || isTextual(operator))) {
    const items = list.map((item) => parseOperator(operator, item, column, key, path));
    return { kind: NEGATIVE.has(operator) ? 'and' : 'or', items };
  }
  if (SINGLE.has(operator)) {
    return compare(column, operator as Operator, [readValue(onlyOne(raw), column)]);
  }
  if (isTextual(operator)) return compare(column, operator as Operator, [readText(onlyOne(raw))]);
  if (LISTED.has(operator)) {
    const values = (list ?? wordsIn(raw, column)).map((item) => readValue(item, column));
    return compare(column, operator as Operator, values);
  }
  if (operator === '$null' || operator === '$notNull') {
    const isNull = readFlag(raw) === (operator === '$null');
    return compare(column, isNull ? '$null' : '$notNull', []);
  }
  if (operator === '$between') return between(column, raw);
  throw invalidKey(given, [...path, key], 'filters');
}

/** `2,4` are two numbers; a text may contain a comma. */
const wordsIn = (raw: Plain, { type }: Column): Plain[] =>
  typeof raw === 'string' && (type === 'integer' || type === 'decimal') ? raw.split(',') : [raw];

const onlyOne = (raw: Plain): Plain => {
  const list = listOf(raw);
  return list?.length === 1 ? list[0] : raw;
};

function between(column: Column, raw: Plain): Condition {
  const list = listOf(raw);
  if (list?.length !== 2) throw invalidParam('$between takes two values', 'filters');
  return compare(
    column,
    '$between',
    list.map((item) => readValue(item, column)),
  );
}

const compare = (column: Column, operator: Operator, values: readonly Value[]): Condition => ({
  kind: 'compare',
  column,
  operator,
  values,
});
