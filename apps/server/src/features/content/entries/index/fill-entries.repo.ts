import { sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';

/** Documents without a row in `content_entries`, after this one. */
export async function findUnlisted(
  queries: Queries,
  { table, plural }: Collection,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct document_id as id from ${sql.table(table)} as document
    where document_id > ${after} and not exists (select 1 from content_entries as entry
      where entry.collection = ${plural} and entry.document_id = document.document_id)
    order by document_id limit ${limit}`.execute(queries);
  return rows.map(({ id }) => id);
}

export interface VersionSummary {
  readonly number: number;
  readonly locale: string;
  readonly status: string;
  readonly editor_id: number | null;
}

export const findVersionSummaries = (
  queries: Queries,
  collection: string,
  documentId: string,
): Promise<VersionSummary[]> =>
  queries
    .selectFrom('content_versions')
    .select(['number', 'locale', 'status', 'editor_id'])
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .orderBy('number')
    .execute();

export async function setOwner(
  tx: Queries,
  { plural }: Collection,
  documentId: string,
  ownerId: number | null,
): Promise<void> {
  await tx
    .updateTable('content_entries')
    .set({ owner_id: ownerId })
    .where('collection', '=', plural)
    .where('document_id', '=', documentId)
    .execute();
}
