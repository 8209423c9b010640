import { createHash } from 'node:crypto';
import type { IncomingDocument } from '../content-source.ts';

/** Equal for two documents that would be written in the same way. */
export function hashDocument({ losses: _, ...document }: IncomingDocument): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(document)))
    .digest('base64url');
}

/** Equal for two drafts with the same content, whenever they were saved. */
export const hashDraft = ({ createdAt: _, updatedAt: __, ...document }: IncomingDocument): string =>
  hashDocument(document);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]),
  );
}
