import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Tables } from '../../../db/schema.ts';
import type { Collection } from '../declare/declaration.ts';

export type LocaleRow = Selectable<Tables['content_locales']>;

export const findLocales = (queries: Queries): Promise<LocaleRow[]> =>
  queries.selectFrom('content_locales').selectAll().orderBy('id').execute();

export async function insertLocale(queries: Queries, row: Omit<LocaleRow, 'id'>): Promise<void> {
  await queries
    .insertInto('content_locales')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

export async function hasContentIn(
  queries: Queries,
  collections: readonly Collection[],
  locale: string,
): Promise<boolean> {
  const parts = collections.map(
    ({ table }) => sql`select 1 from ${sql.table(table)} where locale = ${locale}`,
  );
  const found = await sql`${sql.join(parts, sql` union all `)} limit 1`.execute(queries);
  return found.rows.length > 0;
}

/** Gives all content in one language another locale. */
export async function relabelContent(
  queries: Queries,
  collections: readonly Collection[],
  from: string,
  to: string,
): Promise<void> {
  const tables = collections.map(({ table }) => table);
  for (const table of [...tables, 'content_versions', 'former_slugs']) {
    await sql`update ${sql.table(table)} set locale = ${to} where locale = ${from}`.execute(
      queries,
    );
  }
}
