import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

import type { DocumentIndex } from '../declare/document-index.ts';
import type { Status } from '../query/read-query.ts';
import { bodyError, fieldError } from '../validate/body-error.ts';
import { versionData } from '../versions/version-data.ts';
import { insertVersion } from '../versions/versions.repo.ts';
import { type Document, findDocument } from './documents.repo.ts';
import { isVisible } from './is-visible.ts';
import { publishDocument, unpublishDocument } from './publish-document.ts';

export interface Settlement {
  readonly collection: Collection;
  readonly documentId: string;
  readonly status: Status;
  readonly publishedAt: string | null | undefined;
  readonly editorId: number | null;
  readonly now: string;
  readonly index: DocumentIndex;
}

const VISIBLE_NOW =
  'publishedAt must not lie in the future: readers see this entry now. ' +
  'Take it away first (publishedAt: null), or save the change as a draft.';

/**
 * Runs after the draft row is saved: publishes or unpublishes the document if requested, and adds a
 * version.
 */
export async function settlePublication(tx: Queries, settlement: Settlement): Promise<Document> {
  const { collection, documentId, now, editorId, index } = settlement;
  const document = await findDocument(tx, collection, documentId);
  if (!document) throw new Error('A saved document is missing');
  const isPublishing = settlement.status === 'published' && settlement.publishedAt !== null;
  if (collection.hasDrafts && isPublishing) {
    const publishedAt = publicationTime(document, settlement);
    await publishDocument(tx, collection, document, { publishedAt, now, index });
  } else if (collection.hasDrafts && settlement.publishedAt === null) {
    await unpublishDocument(tx, collection, document, { now, index });
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

/** A published entry keeps its publication time, also while it is temporarily unpublished. */
function publicationTime(
  { draft, published }: Document,
  { collection, publishedAt, now }: Settlement,
): string {
  if (publishedAt && publishedAt > now && isVisible(collection, published, now)) {
    throw bodyError([fieldError(['publishedAt'], VISIBLE_NOW, publishedAt)]);
  }
  const before = published?.published_at ?? draft.first_published_at;
  return publishedAt ?? (before ? String(before) : now);
}
