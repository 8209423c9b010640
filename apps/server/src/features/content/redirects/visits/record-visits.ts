import type { ContentService } from '../../content-service.ts';
import { deleteMissingPagesBefore } from './visits.repo.ts';

const FLUSH_INTERVAL_MS = 10_000;
const REPORT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Stores what was counted every few seconds, and once more when it is stopped. */
export function recordVisits({ visits, onError }: ContentService): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const flush = () => {
    running = running.then(() => visits.flush()).catch(onError);
    return running;
  };
  const timer = setInterval(flush, FLUSH_INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Forgets addresses that nobody has asked for in the last months. */
export const cleanUpMissingPages = ({ db, clock }: ContentService): Promise<void> =>
  deleteMissingPagesBefore(
    db.queries,
    new Date(clock().getTime() - REPORT_DAYS * DAY_MS).toISOString(),
  );
