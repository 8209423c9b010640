import { sql } from 'kysely';
import type {
  SelectedComponent,
  SelectedField,
  SelectedRelation,
  Selection,
} from '../query/read-query.ts';
import { conditionSql, relatedFrom } from './condition.repo.ts';
import { orderSql } from './order.repo.ts';
import { all, column, type Sql, type SqlContext, visible } from './sql-context.repo.ts';

/**
 * One entry with its populated relations as JSON. The database builds it in the query that finds the
 * rows, so populate needs no further round trips.
 */
export function entryJson(context: SqlContext, alias: string, selection: Selection): Sql {
  const components = selection.components.map((item): [string, Sql] => [
    item.key,
    component(context, alias, item),
  ]);
  return object(context, [
    ...selection.fields.map((field): [string, Sql] => [field.key, scalar(context, alias, field)]),
    ...components,
    ...selection.relations.map((item): [string, Sql] => [item.key, related(context, alias, item)]),
  ]);
}

/** A component without any value is null. */
function component(context: SqlContext, alias: string, item: SelectedComponent): Sql {
  const values = object(
    context,
    item.fields.map((field) => [field.key, scalar(context, alias, field)]),
  );
  const isUnset = all(
    item.columns.map((name) => sql`${column(alias, name)} is null`),
    'and',
  );
  const value = sql`case when ${isUnset} then null else ${values} end`;
  return context.kind === 'sqlite' ? sql`json(${value})` : value;
}

/** Names come from declarations only, never from a request. */
function object(context: SqlContext, pairs: readonly (readonly [string, Sql])[]): Sql {
  const parts = sql.join(pairs.flatMap(([key, value]) => [sql.lit(key), value]));
  return context.kind === 'sqlite' ? sql`json_object(${parts})` : sql`json_build_object(${parts})`;
}

function scalar(context: SqlContext, alias: string, field: SelectedField): Sql {
  const value = column(alias, field.column.name);
  const shown = field.onlyIf ? onlyIf(alias, field.onlyIf, value, sql`null`) : value;
  if (field.column.type !== 'json') return shown;
  return context.kind === 'sqlite' ? sql`json(${shown})` : sql`cast(${shown} as json)`;
}

function related(context: SqlContext, alias: string, item: SelectedRelation): Sql {
  const { relation, selection } = item;
  const inner = context.nextAlias();
  const from = relatedFrom(context, alias, inner, relation, selection.collection.table);
  const where = all(
    [
      from.on,
      ...visible(context, inner, selection.collection),
      conditionSql(context, inner, selection.where),
    ],
    'and',
  );
  if (item.isCount) {
    const count = sql`(select count(*) from ${from.tables} where ${where})`;
    const shown = item.onlyIf ? onlyIf(alias, item.onlyIf, count, sql`0`) : count;
    return object(context, [['count', shown]]);
  }
  const entry = entryJson(context, inner, selection);
  if (relation.kind === 'one') {
    const one = sql`(select ${entry} from ${from.tables} where ${where})`;
    const value = context.kind === 'sqlite' ? sql`json(${one})` : one;
    return item.onlyIf ? onlyIf(alias, item.onlyIf, value, sql`null`) : value;
  }
  const order = orderSql(context, inner, selection.sort, from.order);
  const rows = sql`(select ${entry} as entry from ${from.tables} where ${where} order by ${order}) as ${sql.ref(context.nextAlias())}`;
  const list =
    context.kind === 'sqlite'
      ? sql`json((select json_group_array(json(entry)) from ${rows}))`
      : sql`coalesce((select json_agg(entry) from ${rows}), '[]')`;
  const none = context.kind === 'sqlite' ? sql`json('[]')` : sql`'[]'::json`;
  return item.onlyIf ? onlyIf(alias, item.onlyIf, list, none) : list;
}

function onlyIf(
  alias: string,
  rule: NonNullable<SelectedField['onlyIf']>,
  value: Sql,
  otherwise: Sql,
): Sql {
  if (rule.in.length === 0) return otherwise;
  return sql`case when ${column(alias, rule.column)} in (${sql.join(rule.in)}) then ${value} else ${otherwise} end`;
}
