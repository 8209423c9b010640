import { sql } from 'kysely';
import type { DbKind } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Collection } from '../declare/declaration.ts';

import type { LocaleScope } from '../locales/locales.ts';
import type { Status } from '../query/read-query.ts';

/** Shared by all parts of one query. */
export interface SqlContext {
  readonly kind: DbKind;
  readonly now: string;
  readonly status: Status;
  /** Restricts drafts to the documents that this user created. */
  readonly authorId: number | undefined;
  readonly locale: LocaleScope;
  /** A new table alias. */
  nextAlias(): string;
}

export function createSqlContext(
  kind: DbKind,
  now: string,
  {
    status,
    authorId,
    locale,
  }: { status: Status; authorId?: number | undefined; locale: LocaleScope },
): SqlContext {
  let count = 0;
  return {
    kind,
    now,
    status,
    authorId,
    locale,
    nextAlias: () => {
      count += 1;
      return `t${count}`;
    },
  };
}

export type { Sql };

export const column = (alias: string, name: string): Sql => sql.ref(`${alias}.${name}`);

export const all = (items: readonly Sql[], word: 'and' | 'or'): Sql => {
  if (items.length === 0) return word === 'and' ? sql`1 = 1` : sql`1 = 0`;
  return sql`(${sql.join(items, word === 'and' ? sql` and ` : sql` or `)})`;
};

/** Whoever wrote the first version of a document created it. */
const createdBy = (userId: number, alias: string, { plural }: Collection): Sql =>
  sql`exists (select 1 from content_versions as v where v.collection = ${plural}
    and v.document_id = ${column(alias, 'document_id')} and v.number = 1 and v.editor_id = ${userId})`;

/**
 * The visible rows: draft rows for editors who request drafts, otherwise published rows that are
 * due. Part of every query on every table, at every depth.
 */
export function visible(context: SqlContext, alias: string, collection: Collection): Sql[] {
  if (!collection.hasDrafts) return [];
  if (context.status === 'draft') {
    return [
      sql`${column(alias, 'state')} = ${sql.lit('draft')}`,
      ...(context.authorId === undefined ? [] : [createdBy(context.authorId, alias, collection)]),
    ];
  }
  return [
    sql`${column(alias, 'state')} = ${sql.lit('published')}`,
    sql`${column(alias, 'published_at')} <= ${context.now}`,
  ];
}

/**
 * The translations to read. Only for the entries of the query itself: relations lead to entries in the same
 * language.
 */
export function inLocale(context: SqlContext, alias: string, collection: Collection): Sql[] {
  const { locale: scope } = context;
  if (!collection.isLocalized || scope.kind === 'all') return [];
  const is = (code: string, table = alias) => sql`${column(table, 'locale')} = ${code}`;
  if (scope.kind === 'only') return [is(scope.locale)];
  const other = context.nextAlias();
  const isTranslated = all(
    [
      sql`${column(other, 'document_id')} = ${column(alias, 'document_id')}`,
      is(scope.locale, other),
      ...visible(context, other, collection),
    ],
    'and',
  );
  return [
    sql`(${is(scope.locale)} or (${is(scope.fallback)} and not exists (
      select 1 from ${sql.table(collection.table)} as ${sql.ref(other)} where ${isTranslated})))`,
  ];
}
