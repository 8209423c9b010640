import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { EntryKey, EntryRow } from '../entries/index/content-entries.repo.ts';
import { versionsIn } from './versions.repo.ts';

const SUMMARY = [
  'number',
  'status',
  'kind',
  'label',
  'editor_id',
  'created_at',
  'began_at',
  'visible_from',
] as const;

/** Versions without their texts, newest first, before a number. */
export function findVersionPage(
  queries: Queries,
  { collection, documentId, locale }: EntryKey,
  { before, limit }: { before: number | undefined; limit: number },
) {
  let query = versionsIn(queries, { collection, documentId, locale }).select(SUMMARY);
  if (before !== undefined) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

/** The number of the version that was published last. */
export async function findLastPublished(
  queries: Queries,
  { collection, document_id: documentId, locale }: EntryRow,
): Promise<number | undefined> {
  const row = await versionsIn(queries, { collection, documentId, locale })
    .select('number')
    .where('status', '=', 'published')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/** A version with a name is no longer an autosave, so it is neither replaced nor thinned out. */
export async function setLabel(
  tx: Queries,
  { collection, documentId }: EntryKey,
  number: number,
  label: string | null,
): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set({ label, kind: sql`case when kind = 'autosave' then 'saved' else kind end` })
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .execute();
}

/** Keeps a version that something refers to, such as a scheduled change. */
export async function pinVersion(
  tx: Queries,
  { collection, documentId }: EntryKey,
  number: number,
): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set({ kind: 'saved' })
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .where('kind', '=', 'autosave')
    .execute();
}

/** Of the autosaves of a day, only the last one is kept. */
export async function deleteOldAutosaves(queries: Queries, before: string): Promise<void> {
  await sql`delete from content_versions
    where kind = 'autosave' and status = 'draft' and label is null and created_at < ${before}
      and exists (select 1 from content_versions as later
        where later.collection = content_versions.collection
          and later.document_id = content_versions.document_id
          and later.locale = content_versions.locale
          and later.kind = 'autosave' and later.number > content_versions.number
          and substr(later.created_at, 1, 10) = substr(content_versions.created_at, 1, 10))`.execute(
    queries,
  );
}
