import { settleAll } from '../../../concurrency/settle-all.ts';
import type { ContentService } from '../content-service.ts';
import { findNextDue } from './due.repo.ts';
import { publishDue } from './publish-due.ts';
import { findNextChange } from './scheduled-changes.repo.ts';

/** Other processes may schedule entries, so check at least this often. */
const LONGEST_WAIT_MS = 30_000;

/** Runs `publishDue` whenever an entry falls due, until stopped. */
export function watchDue(
  service: ContentService,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let since = service.store.now();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isChecking = false;
  let hasChanged = false;

  const check = async () => {
    isChecking = true;
    hasChanged = false;
    let delay = LONGEST_WAIT_MS;
    try {
      since = await publishDue(service, since);
      const next = await nextDelay(service);
      delay = hasChanged ? 0 : next;
    } catch (error) {
      if (!isStopped) onError(error);
    }
    isChecking = false;
    checkIn(delay);
  };
  const checkIn = (delay: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = check();
    }, delay);
    timer.unref();
  };
  const unsubscribe = service.onChange(() => {
    hasChanged = true;
    if (!isChecking) checkIn(0);
  });
  let running = check();
  return {
    stop: async () => {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      await running;
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
  return Math.min(Math.max(next - Date.parse(now), 0) + 1, LONGEST_WAIT_MS);
}
