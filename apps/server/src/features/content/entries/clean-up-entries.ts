import type { ContentService } from '../content-service.ts';
import { deleteOldAutosaves } from '../versions/version-list.repo.ts';
import { deleteTrash } from './index/trash.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Thins out autosaves after a day, and empties the trash. */
export async function cleanUpEntries({ db, clock, trashDays }: ContentService): Promise<void> {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString();
  await deleteOldAutosaves(db.queries, ago(1));
  await db.transaction((tx) => deleteTrash(tx, db.kind, { until: ago(trashDays) }));
}
