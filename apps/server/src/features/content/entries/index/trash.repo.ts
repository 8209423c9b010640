import { sql } from 'kysely';
import type { DbKind, Queries } from '../../../../db/client.ts';

/** Versions that readers saw stay, so that they can still be cited. */
export async function deleteTrashBefore(tx: Queries, kind: DbKind, time: string): Promise<void> {
  const isOld = sql<boolean>`deleted_at is not null and deleted_at < ${time}`;
  await sql`delete from content_versions
    where status <> 'published' and exists (select 1 from content_entries as entry
      where entry.collection = content_versions.collection
        and entry.document_id = content_versions.document_id and ${isOld})`.execute(tx);
  await sql`delete from file_uses where exists (select 1 from content_entries as entry
    where entry.collection = file_uses.collection and entry.document_id = file_uses.document_id
      and entry.locale = file_uses.locale and ${isOld})`.execute(tx);
  if (kind === 'sqlite') {
    await sql`delete from content_entry_words
      where rowid in (select id from content_entries where ${isOld})`.execute(tx);
  }
  await tx.deleteFrom('content_entries').where(isOld).execute();
}
