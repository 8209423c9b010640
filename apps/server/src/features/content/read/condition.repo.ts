import { sql } from 'kysely';
import type { RelationField } from '../declare/declaration.ts';

import type { Condition } from '../query/read-query.ts';
import { compareSql } from './comparison.repo.ts';
import { all, column, type Sql, type SqlContext, visible } from './sql-context.repo.ts';

export function conditionSql(context: SqlContext, alias: string, condition: Condition): Sql {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return all(
        condition.items.map((item) => conditionSql(context, alias, item)),
        // An empty group imposes no condition.
        condition.items.length === 0 ? 'and' : condition.kind,
      );
    case 'not':
      return sql`not (${conditionSql(context, alias, condition.item)})`;
    case 'compare':
      return compareSql(context.kind, column(alias, condition.column.name), condition);
    case 'words':
      return sql`(${column(alias, 'document_id')}, ${column(alias, 'locale')}) in (${condition.matching(context.kind)})`;
    case 'unreferenced': {
      const other = context.nextAlias();
      return sql`not exists (select 1 from ${sql.table(condition.table)} as ${sql.ref(other)}
        where ${column(other, condition.column)} = ${column(alias, 'id')})`;
    }
    case 'related': {
      const inner = context.nextAlias();
      const from = relatedFrom(context, alias, inner, condition.relation, condition.target.table);
      const where = all(
        [
          from.on,
          ...visible(context, inner, condition.target),
          conditionSql(context, inner, condition.item),
        ],
        'and',
      );
      return sql`exists (select 1 from ${from.tables} where ${where})`;
    }
  }
}

/** The tables and the condition that join a row with its related rows. */
export function relatedFrom(
  context: SqlContext,
  alias: string,
  inner: string,
  relation: RelationField,
  table: string,
): { tables: Sql; on: Sql; order: Sql } {
  const target = sql`${sql.table(table)} as ${sql.ref(inner)}`;
  if (relation.kind === 'one') {
    const on = sql`${column(inner, 'id')} = ${column(alias, relation.column)}`;
    return { tables: target, on, order: column(inner, 'id') };
  }
  if (relation.kind === 'localizations') {
    const on = sql`${column(inner, 'document_id')} = ${column(alias, 'document_id')}
      and ${column(inner, 'locale')} <> ${column(alias, 'locale')}`;
    return { tables: target, on, order: column(inner, 'id') };
  }
  const link = context.nextAlias();
  const { owner, target: key, table: linkTable } = relation.link;
  return {
    tables: sql`${sql.table(linkTable)} as ${sql.ref(link)} inner join ${target} on ${column(inner, 'id')} = ${column(link, key)}`,
    on: sql`${column(link, owner)} = ${column(alias, 'id')}`,
    order: column(link, 'position'),
  };
}
