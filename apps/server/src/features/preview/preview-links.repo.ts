import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { PreviewTables } from '../../db/tables/preview.ts';

type PreviewLinkRow = Selectable<PreviewTables['preview_links']>;

export async function insertPreviewLink(
  queries: Queries,
  row: Insertable<PreviewTables['preview_links']>,
): Promise<void> {
  await queries.insertInto('preview_links').values(row).execute();
}

export const findPreviewLink = (
  queries: Queries,
  keyHash: string,
  now: string,
): Promise<PreviewLinkRow | undefined> =>
  queries
    .selectFrom('preview_links')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export async function deletePreviewLinks(
  queries: Queries,
  { collection, documentId, locale }: { collection: string; documentId: string; locale: string },
): Promise<void> {
  await queries
    .deleteFrom('preview_links')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .execute();
}

export async function deleteExpiredPreviewLinks(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
}
