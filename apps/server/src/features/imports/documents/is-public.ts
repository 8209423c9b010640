import type { Collection } from '../../content/index.ts';
import type { IncomingDocument } from '../content-source.ts';

/** Whether only some readers see the entries. Their files are attached to them. */
export const isForMembers = ({ fields }: Collection): boolean => 'attachments' in fields;

/**
 * Whether everybody can read the document once it is written. Files of drafts, scheduled texts and texts for members
 * must not be found under the addresses that they had elsewhere, which can be guessed.
 */
export function isPublic(
  collection: Collection,
  { isDraft, publishedAt }: IncomingDocument,
  now: string,
): boolean {
  if (isForMembers(collection)) return false;
  if (!collection.hasDrafts) return true;
  return !isDraft && publishedAt !== null && publishedAt <= now;
}

/** Why a file is left out. */
export const NOT_PUBLIC = 'is not copied, because the text is not public';
