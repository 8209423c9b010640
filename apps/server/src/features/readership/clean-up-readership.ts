import { readershipDays } from '@rostra/contract';
import { dayIn } from '../../languages/zone-days.ts';
import type { ReadershipContext } from './count/context.ts';
import { deleteKeysBefore } from './count/keys.repo.ts';
import { deleteSketchesBefore, deleteViewsBefore } from './count/page-views.repo.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Until every process has stored what it counted before midnight. */
const LATE_MS = 5 * 60_000;
/** Today is one of the days that can be shown. */
const KEPT_MS = (Math.max(...readershipDays) - 1) * DAY_MS;

/** Closes the days that are over: afterwards nobody can tell their visitors apart. Forgets what is older than 13 months. */
export async function cleanUpReadership({ db, now, site }: ReadershipContext): Promise<void> {
  const { timeZone } = site.settings.values;
  const dayAgo = (ms: number) => dayIn(new Date(now().getTime() - ms).toISOString(), timeZone);
  await deleteKeysBefore(db.queries, dayAgo(LATE_MS));
  await deleteSketchesBefore(db.queries, dayAgo(LATE_MS));
  await deleteViewsBefore(db.queries, dayAgo(KEPT_MS));
}
