import { deleteContentReadsBefore } from './content-notices.repo.ts';
import { CONTENT_NOTICE_DAYS } from './content-scope.ts';
import type { NoticeContext } from './context.ts';
import { deleteNotices } from './notices.repo.ts';

const DAY_MS = 24 * 60 * 60_000;
const KEEP_READ_DAYS = 90;
const KEEP_DAYS = 365;

/** Read notices are deleted after three months, all others after a year. */
export async function cleanUpNotices({
  db,
  now,
}: Pick<NoticeContext, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  await deleteNotices(db.queries, {
    readBefore: daysAgo(KEEP_READ_DAYS),
    allBefore: daysAgo(KEEP_DAYS),
  });
  await deleteContentReadsBefore(db.queries, daysAgo(CONTENT_NOTICE_DAYS));
}
