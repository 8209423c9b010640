import type { Worker } from '../../../../feature.ts';
import type { ContentService } from '../../content-service.ts';
import { deleteMissingPagesBefore } from './visits.repo.ts';

const FLUSH_INTERVAL_MS = 10_000;
const REPORT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Stores what was counted every few seconds. The feature does it once more when the server closes. */
export const visitsWorker = ({ visits }: ContentService): Worker => ({
  name: 'visits',
  everyMs: FLUSH_INTERVAL_MS,
  hasWork: async () => visits.hasCounted,
  run: () => visits.flush(),
});

/** Forgets addresses that nobody has asked for in the last months. */
export const cleanUpMissingPages = ({ db, clock }: ContentService): Promise<void> =>
  deleteMissingPagesBefore(
    db.queries,
    new Date(clock().getTime() - REPORT_DAYS * DAY_MS).toISOString(),
  );
