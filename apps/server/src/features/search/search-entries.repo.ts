import { type Insertable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import { otherSpellings } from '../../languages/spelling/spellings.ts';
import type { PublishedRow } from '../content/index.ts';

export async function insertSearchEntry(
  queries: Queries,
  entry: Omit<Insertable<Tables['search_entries']>, 'spellings'>,
): Promise<void> {
  const spellings = otherSpellings([entry.title, entry.summary, entry.body].join('\n'));
  await queries
    .insertInto('search_entries')
    .values({ ...entry, spellings })
    .execute();
}

export async function deleteSearchEntries(
  queries: Queries,
  collection: string,
  { document_id: documentId, locale }: PublishedRow,
): Promise<void> {
  await queries
    .deleteFrom('search_entries')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .execute();
}

export async function relabelSearchEntries(
  queries: Queries,
  from: string,
  to: string,
): Promise<void> {
  // New rows, because a row of SQLite cannot move from one word index to the other.
  const columns = sql`collection, document_id, audience, published_at, slug, title, summary, body, spellings`;
  await sql`insert into search_entries (locale, ${columns})
    select ${sql.lit(to)}, ${columns} from search_entries where locale = ${from} order by id`.execute(
    queries,
  );
  await queries.deleteFrom('search_entries').where('locale', '=', from).execute();
}
