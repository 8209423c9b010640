import type { ReadingProgress } from '@rostra/contract';
import type { ProgressRow } from './progress.repo.ts';

export const describeProgress = (
  row: Omit<ProgressRow, 'user_id' | 'document_id' | 'settled_at'>,
): ReadingProgress => ({
  lastPosition: row.last_position,
  furthestPosition: row.furthest_position,
  isRead: row.finished_at !== null,
  startedAt: row.started_at,
  lastReadAt: row.last_read_at,
});
