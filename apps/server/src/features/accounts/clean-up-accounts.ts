import { deleteMailsBefore } from '../mail/index.ts';
import { deleteExpiredSessions } from '../sessions/index.ts';
import { cleanUpAvatars } from './avatars.ts';
import type { AccountContext } from './context.ts';
import { deleteDevicesUnseenSince } from './login/known-devices.repo.ts';
import { deleteThrottlesBefore } from './throttling/throttles.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Nothing is kept longer than it is of use. */
export async function cleanUpAccounts(context: AccountContext): Promise<void> {
  const { db, now } = context;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  await deleteExpiredSessions(db.queries, daysAgo(0));
  await deleteThrottlesBefore(db.queries, daysAgo(1));
  await deleteDevicesUnseenSince(db.queries, daysAgo(400));
  await deleteMailsBefore(db.queries, daysAgo(30));
  await cleanUpAvatars(context);
}
