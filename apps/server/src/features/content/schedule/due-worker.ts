import { settleAll } from '../../../concurrency/settle-all.ts';
import type { Worker } from '../../../feature.ts';
import type { ContentService } from '../content-service.ts';
import { findNextDue } from './due.repo.ts';
import { publishDue } from './publish-due.ts';
import { findNextChange } from './scheduled-changes.repo.ts';

/** Other processes may schedule entries, so look at least this often. */
const LONGEST_WAIT_MS = 30_000;

/** Runs `publishDue` whenever an entry falls due. */
export function dueWorker(service: ContentService): Worker {
  let since = service.store.now();
  return {
    name: 'scheduled-changes',
    everyMs: LONGEST_WAIT_MS,
    wakeOn: service.onChange,
    nextInMs: () => nextDelay(service),
    run: async () => {
      since = await publishDue(service, since);
    },
  };
}

async function nextDelay({ collections, db, store }: ContentService): Promise<number> {
  const now = store.now();
  const times = await settleAll(
    collections
      .filter(({ hasDrafts }) => hasDrafts)
      .map((collection) =>
        findNextDue(db.queries, collection, { now, locales: store.locales.offered }),
      ),
  );
  const change = await findNextChange(db.queries);
  const next = Math.min(
    ...[...times, change].map((time) => Date.parse(time ?? '') || Number.POSITIVE_INFINITY),
  );
  return Math.max(next - Date.parse(now), 0) + 1;
}
