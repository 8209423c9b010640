import type { ContentService } from '../content-service.ts';
import { changedTags } from '../write/changed-tags.ts';
import { findDue } from './due.repo.ts';
import { runDueChanges } from './run-due-changes.ts';

/**
 * Carries out scheduled changes. First publications become visible without any write, so for them
 * this only drops the cached pages that show them. Returns the time up to which it has checked.
 */
export async function publishDue(service: ContentService, since: string): Promise<string> {
  await runDueChanges(service);
  const now = service.store.now();
  const locales = service.store.locales.offered;
  for (const collection of service.collections) {
    if (!collection.hasDrafts) continue;
    const slugs = await findDue(service.db.queries, collection, { since, now, locales });
    if (slugs.length > 0) service.changed(changedTags(collection, slugs, service.collections));
  }
  return now;
}
