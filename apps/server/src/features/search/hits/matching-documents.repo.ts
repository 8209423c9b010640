import { type RawBuilder, sql } from 'kysely';
import type { DbKind } from '../../../db/client.ts';
import { configurationOf, wordTableOf } from '../search-language.ts';
import { fts5Query, tsQuery } from '../search-query.ts';

export interface FindMatches {
  words: readonly string[];
  audiences: readonly string[];
  collection: string;
  locale: string;
}

/** The entries of a collection and language that these audiences may find. */
export const isAllowed = ({ audiences, collection, locale }: FindMatches): RawBuilder<unknown> =>
  sql`entry.locale = ${locale} and entry.collection = ${collection}
    and entry.audience in (${sql.join([...audiences])})`;

/** A query for the documents that contain all words, by document id and locale. */
export function matchingDocuments(kind: DbKind, find: FindMatches): RawBuilder<unknown> {
  const { words, locale } = find;
  const allowed = isAllowed(find);
  if (kind === 'postgres') {
    return sql`select entry.document_id, entry.locale from search_entries as entry
      where entry.words @@ to_tsquery(${sql.lit(configurationOf(locale))}, ${tsQuery(words)}) and ${allowed}`;
  }
  const table = sql.table(wordTableOf(locale));
  return sql`select entry.document_id, entry.locale from ${table}
    inner join search_entries as entry on entry.id = ${table}.rowid
    where ${table} match ${fts5Query(words, locale)} and ${allowed}`;
}

/** The same in several languages, each of which has its own words. */
export const matchingInLocales = (
  kind: DbKind,
  find: Omit<FindMatches, 'locale'>,
  locales: readonly string[],
): RawBuilder<unknown> =>
  sql.join(
    locales.map((locale) => matchingDocuments(kind, { ...find, locale })),
    sql` union all `,
  );
