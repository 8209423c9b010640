import { sql } from 'kysely';
import type { SortTerm } from '../query/read-query.ts';
import { relatedFrom } from './condition.repo.ts';
import { all, column, type Sql, type SqlContext, visible } from './sql-context.repo.ts';

/** The requested terms, then a tie-breaker, so that pages never overlap. */
export function orderSql(
  context: SqlContext,
  alias: string,
  terms: readonly SortTerm[],
  last: Sql = column(alias, 'id'),
): Sql {
  const parts = terms.map((term) =>
    directed(context, termSql(context, alias, term.through, term), term.direction),
  );
  const lastDirection = terms.at(-1)?.direction ?? 'asc';
  return sql.join([...parts, directed(context, last, lastDirection)]);
}

/** Missing values come first when ascending, on both databases. */
function directed(context: SqlContext, value: Sql, direction: 'asc' | 'desc'): Sql {
  if (context.kind === 'sqlite') return direction === 'asc' ? sql`${value}` : sql`${value} desc`;
  return direction === 'asc' ? sql`${value} nulls first` : sql`${value} desc nulls last`;
}

/** Sorting by a to-many relation uses the smallest related value, or the largest if descending. */
function termSql(
  context: SqlContext,
  alias: string,
  through: SortTerm['through'],
  term: SortTerm,
): Sql {
  const [step, ...rest] = through;
  if (!step) return column(alias, term.column.name);
  const inner = context.nextAlias();
  const from = relatedFrom(context, alias, inner, step.relation, step.target.table);
  const where = all([from.on, ...visible(context, inner, step.target)], 'and');
  const value = termSql(context, inner, rest, term);
  const chosen = term.direction === 'asc' ? sql`min(${value})` : sql`max(${value})`;
  return sql`(select ${chosen} from ${from.tables} where ${where})`;
}
