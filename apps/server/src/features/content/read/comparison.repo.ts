import { sql } from 'kysely';
import type { DbKind } from '../../../db/client.ts';
import type { Condition, Value } from '../query/read-query.ts';
import type { Sql } from './sql-context.repo.ts';

type Comparison = Extract<Condition, { kind: 'compare' }>;

/** As in SQL, a comparison with a missing value is neither true nor false. */
export function compareSql(kind: DbKind, left: Sql, { column, operator, values }: Comparison): Sql {
  const [value, second] = values as [Value, Value];
  const isText = column.type !== 'integer' && column.type !== 'decimal';
  const words = isText ? left : sql`cast(${left} as text)`;
  switch (operator) {
    case '$eq':
      return sql`${left} = ${value}`;
    case '$ne':
      return sql`${left} <> ${value}`;
    case '$lt':
      return sql`${left} < ${value}`;
    case '$lte':
      return sql`${left} <= ${value}`;
    case '$gt':
      return sql`${left} > ${value}`;
    case '$gte':
      return sql`${left} >= ${value}`;
    case '$in':
      return isIn(left, values);
    case '$notIn':
      return sql`not (${isIn(left, values)})`;
    case '$between':
      return sql`${left} between ${value} and ${second}`;
    case '$null':
      return sql`${left} is null`;
    case '$notNull':
      return sql`${left} is not null`;
    default:
      return textSql(kind, words, operator, String(value));
  }
}

/** Neither database accepts `in ()`. */
const isIn = (left: Sql, values: readonly Value[]): Sql =>
  values.length === 0
    ? sql`(${left} is not null and 1 = 0)`
    : sql`${left} in (${sql.join(values)})`;

type TextOperator = Exclude<
  Comparison['operator'],
  | '$eq'
  | '$ne'
  | '$lt'
  | '$lte'
  | '$gt'
  | '$gte'
  | '$in'
  | '$notIn'
  | '$between'
  | '$null'
  | '$notNull'
>;

function textSql(kind: DbKind, words: Sql, operator: TextOperator, value: string): Sql {
  const ignoresCase = operator.endsWith('i');
  const left = ignoresCase ? lower(kind, words) : words;
  const right = text(ignoresCase ? value.toLowerCase() : value);
  switch (operator) {
    case '$eqi':
      return sql`${left} = ${right}`;
    case '$nei':
      return sql`${left} <> ${right}`;
    case '$contains':
    case '$containsi':
      return contains(kind, left, right);
    case '$notContains':
    case '$notContainsi':
      return sql`not (${contains(kind, left, right)})`;
    case '$startsWith':
    case '$startsWithi':
      return sql`substr(${left}, 1, length(${right})) = ${right}`;
    case '$endsWith':
    case '$endsWithi':
      return endsWith(left, right, value);
  }
}

/** PostgreSQL cannot infer the type of these parameters. */
const text = (value: string): Sql => sql`cast(${value} as text)`;

/** SQLite's own `lower` handles ASCII only; ours and ICU's handle Unicode. */
const lower = (kind: DbKind, words: Sql): Sql =>
  kind === 'sqlite' ? sql`lower_unicode(${words})` : sql`lower(${words} collate "und-x-icu")`;

/** Not LIKE, because the value must not act as a pattern. */
const contains = (kind: DbKind, left: Sql, right: Sql): Sql =>
  kind === 'sqlite' ? sql`instr(${left}, ${right}) > 0` : sql`strpos(${left}, ${right}) > 0`;

const endsWith = (left: Sql, right: Sql, value: string): Sql =>
  value === ''
    ? sql`${left} = ${left}`
    : sql`substr(${left}, length(${left}) - length(${right}) + 1) = ${right} and length(${left}) >= length(${right})`;
