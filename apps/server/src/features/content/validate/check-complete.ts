import { messageReference } from '@rostra/messages';
import type { Collection } from '../declare/declaration.ts';
import { bodyError, fieldError } from './body-error.ts';
import { missingFields } from './missing-fields.ts';

/** Drafts may lack required fields and have unfinished parts; what is published may not. */
export function checkComplete(
  collection: Collection,
  row: Readonly<Record<string, unknown>>,
): void {
  const missing = missingFields(collection, row);
  if (missing.length > 0) throw bodyError(missing);
  const unfinished = collection.findUnfinished?.(row) ?? [];
  if (unfinished.length === 0) return;
  const parts = unfinished.join(', ');
  throw bodyError([
    fieldError(['body'], `These parts have to be replaced first: ${parts}`, {
      forStaff: messageReference('studio-server', 'rule.unfinished', { parts }),
    }),
  ]);
}
