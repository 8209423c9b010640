import type { AccountContext } from '../context.ts';
import { deleteSecurityEvents } from './security-events.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Events contain IP addresses, so they are not kept longer than needed. */
const KEEP_DAYS = 180;

export async function cleanUpSecurityEvents({
  db,
  now,
}: Pick<AccountContext, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  await deleteSecurityEvents(db.queries, { before: daysAgo(KEEP_DAYS), unknownBefore: daysAgo(1) });
}
