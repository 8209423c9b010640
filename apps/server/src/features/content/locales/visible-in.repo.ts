import { type RawBuilder, sql } from 'kysely';
import type { LocaleScope } from './locales.ts';

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

/** The locales that a scope may return, the preferred one first; undefined for all. */
export const localesIn = (scope: LocaleScope): string[] | undefined => {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'only' ? [scope.locale] : [scope.locale, scope.fallback];
};
