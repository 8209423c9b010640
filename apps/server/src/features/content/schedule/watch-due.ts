import { settleAll } from '../../../settle-all.ts';
import type { ContentService } from '../content-service.ts';
import { findNextDue } from './due.repo.ts';
import { publishDue } from './publish-due.ts';

/** Another process may schedule something; look this often at least. */
const LONGEST_WAIT_MS = 30_000;

/** Looks whenever something falls due, until told to stop. */
export function watchDue(
  service: ContentService,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let since = service.store.now();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const wait = async () => {
    const delay = await nextDelay(service);
    if (isStopped) return;
    lookIn(delay);
  };
  const look = async () => {
    try {
      since = await publishDue(service, since);
      await wait();
    } catch (error) {
      if (isStopped) return;
      onError(error);
      lookIn(LONGEST_WAIT_MS);
    }
  };
  const lookIn = (delay: number) => {
    timer = setTimeout(() => {
      running = look();
    }, delay);
    timer.unref();
  };
  let running = look();
  return {
    stop: async () => {
      isStopped = true;
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
      .map((collection) => findNextDue(db.queries, collection, now)),
  );
  const next = Math.min(...times.map((time) => Date.parse(time ?? '') || Number.POSITIVE_INFINITY));
  return Math.min(Math.max(next - Date.parse(now), 0) + 1, LONGEST_WAIT_MS);
}
