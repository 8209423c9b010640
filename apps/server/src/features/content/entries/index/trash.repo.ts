import { sql } from 'kysely';
import type { DbKind, Queries } from '../../../../db/client.ts';

interface TrashFilter {
  /** Deleted at this time or before. */
  readonly until: string;
  /** Of this collection only. */
  readonly collection?: string;
  /** This entry only. */
  readonly entryId?: number;
  /** This document only, in all languages. */
  readonly documentId?: string;
}

/** Returns how many entries were deleted for good. Versions that readers saw stay, so that they can still be cited. */
export async function deleteTrash(
  tx: Queries,
  kind: DbKind,
  { until, collection, entryId, documentId }: TrashFilter,
): Promise<number> {
  const isOfCollection =
    collection === undefined ? sql`true` : sql`entry.collection = ${collection}`;
  const isEntry = entryId === undefined ? sql`true` : sql`entry.id = ${entryId}`;
  const isDocument = documentId === undefined ? sql`true` : sql`entry.document_id = ${documentId}`;
  const isTrash = sql<boolean>`entry.deleted_at is not null and entry.deleted_at <= ${until} and ${isOfCollection} and ${isEntry} and ${isDocument}`;
  await sql`delete from content_versions
    where status <> 'published' and edition is null and exists (select 1 from content_entries as entry
      where entry.collection = content_versions.collection
        and entry.document_id = content_versions.document_id
        and entry.locale = content_versions.locale and ${isTrash})`.execute(tx);
  await sql`delete from file_uses where place <> 'edition' and exists (select 1 from content_entries as entry
    where entry.collection = file_uses.collection and entry.document_id = file_uses.document_id
      and entry.locale = file_uses.locale and ${isTrash})`.execute(tx);
  if (kind === 'sqlite') {
    await sql`delete from content_entry_words
      where rowid in (select id from content_entries as entry where ${isTrash})`.execute(tx);
  }
  const { numAffectedRows } =
    await sql`delete from content_entries as entry where ${isTrash}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
