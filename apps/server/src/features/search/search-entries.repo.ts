import type { Insertable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import type { PublishedRow } from '../content/index.ts';

export async function insertSearchEntry(
  queries: Queries,
  entry: Insertable<Tables['search_entries']>,
): Promise<void> {
  await queries.insertInto('search_entries').values(entry).execute();
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
