import type { AccountContext } from '../context.ts';
import { deleteThrottlesBefore } from './throttles.repo.ts';

const KEEP_MS = 24 * 60 * 60_000;

export async function cleanUpThrottles({
  db,
  now,
}: Pick<AccountContext, 'db' | 'now'>): Promise<void> {
  await deleteThrottlesBefore(db.queries, new Date(now().getTime() - KEEP_MS).toISOString());
}
