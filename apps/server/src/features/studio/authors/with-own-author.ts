import type { ContentService, Writer } from '../../content/index.ts';
import { findAuthorOf } from './author-accounts.repo.ts';

/** A new text gets the author that is linked to whoever creates it. */
export async function withOwnAuthor(
  { db, collections }: ContentService,
  { editorId }: Writer,
  kind: string,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const collection = collections.find(({ plural }) => plural === kind);
  const hasAuthor = collection !== undefined && 'author' in collection.fields;
  if (!hasAuthor || editorId === null || 'author' in data) return data;
  const author = await findAuthorOf(db.queries, editorId);
  return author ? { ...data, author } : data;
}
