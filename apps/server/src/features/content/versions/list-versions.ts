import type { ContentVersion } from '@rostra/contract';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { checkOwnDocument } from '../write/checks/check-author.ts';
import { findTranslations } from '../write/documents.repo.ts';
import type { Writer } from '../write/write-request.ts';
import { fieldsOf } from './fields-of.ts';
import { findVersions } from './versions.repo.ts';

/** All versions of one translation of a document, newest first; also of a deleted one, by its document id. */
export async function listVersions(
  { db }: ContentService,
  read: Writer & { collection: Collection; locale: string },
  id: string,
): Promise<ContentVersion[]> {
  const { collection, locale } = read;
  const [document] = (await findTranslations(db.queries, collection, id)).values();
  const documentId = document?.draft.document_id ?? id;
  await checkOwnDocument(db.queries, read, documentId);
  const rows = await findVersions(db.queries, {
    collection: collection.plural,
    documentId,
    locale,
  });
  return rows.map((row) => ({
    number: row.number,
    status: row.status,
    data: fieldsOf(collection, JSON.parse(row.data)),
    editorId: row.editor_id,
    createdAt: row.created_at,
  }));
}
