import type { ScheduledChange } from '@rostra/contract';
import type { ContentService } from '../content-service.ts';
import { findChanges } from '../schedule/scheduled-changes.repo.ts';
import type { EntryRow } from './index/content-entries.repo.ts';
import { findPeople } from './list/entry-list.repo.ts';

/** What will happen to an entry later, its first publication included. */
export async function describeSchedule(
  { db, store }: ContentService,
  row: EntryRow,
): Promise<ScheduledChange[]> {
  const key = { collection: row.collection, documentId: row.document_id, locale: row.locale };
  const changes = await findChanges(db.queries, key);
  const ids = changes.flatMap(({ created_by }) => created_by ?? []);
  const people = await findPeople(db.queries, [...new Set(ids)]);
  const first: ScheduledChange[] =
    row.visible_from > store.now()
      ? [
          {
            action: 'publish',
            at: row.visible_from,
            version: row.live_version,
            by: null,
            failure: null,
          },
        ]
      : [];
  return [
    ...first,
    ...changes.map(({ action, at, version, failure, created_by }) => ({
      action,
      at,
      version,
      failure,
      by: people.find(({ id }) => id === created_by) ?? null,
    })),
  ];
}
