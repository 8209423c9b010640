import { type RawBuilder, sql } from 'kysely';

/** The translations that a read considers. */
export type LocaleScope =
  | { readonly kind: 'only'; readonly locale: string }
  /** One translation of each document: the preferred one if readers can see it, otherwise the fallback. */
  | { readonly kind: 'preferred'; readonly locale: string; readonly fallback: string }
  | { readonly kind: 'all' };

/** The column with the language of a row, for reads that may return rows in two languages. */
export const localeColumn = ({ kind }: LocaleScope): 'locale'[] =>
  kind === 'only' ? [] : ['locale'];

/** The published rows that readers see in a language, for statements that are not built from a query. */
export function visibleIn(
  table: string,
  alias: string,
  scope: LocaleScope,
  now: string,
): RawBuilder<boolean> {
  const isVisible = (name: string) =>
    sql`${sql.ref(`${name}.state`)} = 'published' and ${sql.ref(`${name}.published_at`)} <= ${now}`;
  const isIn = (name: string, locale: string) => sql`${sql.ref(`${name}.locale`)} = ${locale}`;
  if (scope.kind === 'all') return sql<boolean>`(${isVisible(alias)})`;
  const { locale } = scope;
  if (scope.kind === 'only') return sql<boolean>`(${isIn(alias, locale)} and ${isVisible(alias)})`;
  const other = `${alias}_translated`;
  return sql<boolean>`(${isVisible(alias)} and (${isIn(alias, locale)}
    or (${isIn(alias, scope.fallback)} and not exists (
      select 1 from ${sql.table(table)} as ${sql.ref(other)}
      where ${sql.ref(`${other}.document_id`)} = ${sql.ref(`${alias}.document_id`)}
        and ${isIn(other, locale)} and ${isVisible(other)}))))`;
}
