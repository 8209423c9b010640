import type { Queries } from '../../../db/client.ts';

export interface VersionInput {
  collection: string;
  documentId: string;
  status: 'draft' | 'published' | 'deleted';
  data: unknown;
  editorId: number | null;
  at: string;
}

/** Version numbers count up within a document. */
export async function insertVersion(queries: Queries, version: VersionInput): Promise<void> {
  const last = await queries
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('collection', '=', version.collection)
    .where('document_id', '=', version.documentId)
    .executeTakeFirst();
  await queries
    .insertInto('content_versions')
    .values({
      collection: version.collection,
      document_id: version.documentId,
      number: Number(last?.number ?? 0) + 1,
      status: version.status,
      data: JSON.stringify(version.data),
      editor_id: version.editorId,
      created_at: version.at,
    })
    .execute();
}

/** Who wrote the first version of a document; null for starter content. */
export async function findCreatorId(
  queries: Queries,
  collection: string,
  documentId: string,
): Promise<number | null> {
  const first = await queries
    .selectFrom('content_versions')
    .select('editor_id')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('number', '=', 1)
    .executeTakeFirst();
  return first?.editor_id ?? null;
}

export const findVersions = (queries: Queries, collection: string, documentId: string) =>
  queries
    .selectFrom('content_versions')
    .selectAll()
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .execute();
