import type { Queries } from '../../db/client.ts';
import { findProgressWithTitles } from './progress.repo.ts';

/** What a member has read, for their data export. */
export async function exportReading(queries: Queries, userId: number, locale: string) {
  const rows = await findProgressWithTitles(queries, userId, locale);
  return rows.map((row) => ({
    title: row.title,
    furthestPosition: row.furthest_position,
    startedAt: row.started_at,
    lastReadAt: row.last_read_at,
    finishedAt: row.finished_at,
  }));
}
