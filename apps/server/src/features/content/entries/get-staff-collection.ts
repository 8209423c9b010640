import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';

/** A collection that staff edit. Files have calls of their own. */
export function getStaffCollection(
  { collections }: Pick<ContentService, 'collections'>,
  kind: string,
): Collection {
  const collection = collections.find(({ plural }) => plural === kind && plural !== 'files');
  if (!collection) throw notFound();
  return collection;
}
