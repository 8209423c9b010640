import type { WakeUp } from '../../../concurrency/wake-up.ts';
import type { Db } from '../../../db/client.ts';
import type { Worker } from '../../../feature.ts';
import { hasHints } from '../hints/hints.repo.ts';
import { LOOK_EVERY_MS } from './look-interval.ts';

/** Hints may have come to another process, or while a pass was running. */
const POLL_INTERVAL_MS = 2_000;

export interface MirrorWorkerOptions {
  readonly db: Db;
  /** After a hint was stored. */
  readonly onWake: WakeUp['onWake'];
  perform(signal: AbortSignal): Promise<void>;
}

/** Looks for changes every five minutes and after hints, in one process of the site. */
export const mirrorWorker = ({ db, onWake, perform }: MirrorWorkerOptions): Worker => ({
  name: 'mirror',
  everyMs: POLL_INTERVAL_MS,
  wakeOn: onWake,
  hasWork: () => hasHints(db.queries),
  lease: { dueEveryMs: LOOK_EVERY_MS },
  run: perform,
});
