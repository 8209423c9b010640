import type { ContentService } from '../content-service.ts';
import { changedTags } from '../write/changed-tags.ts';
import { findDue } from './due.repo.ts';

/**
 * What was published with a time in the future shows by itself when that time comes; only pages
 * that were kept must be told. Says until when it has looked.
 */
export async function publishDue(service: ContentService, since: string): Promise<string> {
  const now = service.store.now();
  for (const collection of service.collections) {
    if (!collection.hasDrafts) continue;
    const slugs = await findDue(service.db.queries, collection, { since, now });
    if (slugs.length > 0) service.changed(changedTags(collection, slugs, service.collections));
  }
  return now;
}
