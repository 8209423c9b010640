import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/collection.ts';
import type { Status } from '../query/read-query.ts';
import { type Document, findDocument } from './documents.repo.ts';
import { publishDocument, unpublishDocument } from './publish-document.ts';
import { versionData } from './version-data.ts';
import { insertVersion } from './versions.repo.ts';

export interface Settlement {
  readonly collection: Collection;
  readonly documentId: string;
  readonly status: Status;
  readonly publishedAt: string | null | undefined;
  readonly editorId: number | null;
  readonly now: string;
}

/** After the working row is saved: show it to readers, take it away, or neither; keep a version. */
export async function settlePublication(tx: Queries, settlement: Settlement): Promise<Document> {
  const { collection, documentId, now, editorId } = settlement;
  const document = await findDocument(tx, collection, documentId);
  if (!document) throw new Error('A saved document is missing');
  const isPublishing = settlement.status === 'published' && settlement.publishedAt !== null;
  if (collection.hasDrafts && isPublishing) {
    const before = document.published?.published_at as string | undefined;
    const publishedAt = settlement.publishedAt ?? before ?? now;
    await publishDocument(tx, collection, document, { publishedAt, now });
  } else if (collection.hasDrafts && settlement.publishedAt === null) {
    await unpublishDocument(tx, collection, document);
  }
  await insertVersion(tx, {
    collection: collection.plural,
    documentId,
    status: isPublishing ? 'published' : 'draft',
    data: await versionData(tx, collection, document.draft),
    editorId,
    at: now,
  });
  return document;
}
