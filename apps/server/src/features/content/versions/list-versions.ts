import type { ContentVersion } from '@rostra/contract';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { checkOwnDocument } from '../write/checks/check-author.ts';
import { findDocument } from '../write/documents.repo.ts';
import type { Writer } from '../write/write-request.ts';
import { fieldsOf } from './fields-of.ts';
import { findVersions } from './versions.repo.ts';

/** All versions of a document, newest first; also of a deleted one, by its document id. */
export async function listVersions(
  { db }: ContentService,
  read: Writer & { collection: Collection },
  id: string,
): Promise<ContentVersion[]> {
  const { collection } = read;
  const document = await findDocument(db.queries, collection, id);
  const documentId = document?.draft.document_id ?? id;
  await checkOwnDocument(db.queries, read, documentId);
  const rows = await findVersions(db.queries, collection.plural, documentId);
  return rows.map((row) => ({
    number: row.number,
    status: row.status,
    data: fieldsOf(collection, JSON.parse(row.data)),
    editorId: row.editor_id,
    createdAt: row.created_at,
  }));
}
