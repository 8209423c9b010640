import type { Queries } from '../../../../db/client.ts';
import { accessDenied, notFound } from '../../../../errors.ts';
import type { Collection } from '../../declare/declaration.ts';
import type { Status } from '../../query/read-query.ts';
import { findCreatorId } from '../../versions/versions.repo.ts';
import type { Document } from '../documents.repo.ts';
import type { Writer } from '../write-request.ts';

interface DraftWrite extends Writer {
  readonly collection: Collection;
  readonly status: Status;
  readonly publishedAt: string | null | undefined;
}

/** Authors save drafts. They can neither publish nor unpublish. */
export function checkDraftOnly({ isAuthor, collection, status, publishedAt }: DraftWrite): void {
  if (!isAuthor) return;
  if (!collection.hasDrafts || status !== 'draft' || publishedAt !== undefined)
    throw accessDenied();
}

/** For authors, documents of other people do not exist. */
export async function checkOwnDocument(
  tx: Queries,
  write: Writer & Pick<DraftWrite, 'collection'>,
  documentId: string,
): Promise<void> {
  if (!(await isOwnDocument(tx, write, documentId))) throw notFound();
}

/** Always true for editors. */
export async function isOwnDocument(
  tx: Queries,
  { isAuthor, editorId, collection }: Writer & Pick<DraftWrite, 'collection'>,
  documentId: string,
): Promise<boolean> {
  if (!isAuthor) return true;
  const creatorId = await findCreatorId(tx, collection.plural, documentId);
  return creatorId !== null && creatorId === editorId;
}

/** Authors can only delete documents that were never published. */
export function checkNeverPublished(
  { isAuthor, collection }: Writer & Pick<DraftWrite, 'collection'>,
  { draft, published }: Document,
): void {
  const wasPublished =
    !collection.hasDrafts || published !== undefined || Boolean(draft.first_published_at);
  if (isAuthor && wasPublished) throw accessDenied();
}
