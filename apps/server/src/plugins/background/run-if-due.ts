import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { claimJob, extendJob, recordRuns, releaseJob } from './jobs.repo.ts';

const HOUR_MS = 60 * 60_000;
/** Renewed while the job runs, so that a crashed process does not block it for long. */
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 15_000;
/** Longer messages of errors are cut off. */
const MAX_ERROR_LENGTH = 500;

export interface JobContext {
  db: Db;
  now: () => Date;
  renewEveryMs?: number;
}

export interface LeasedJob {
  readonly name: string;
  readonly everyMs: number;
  run(signal: AbortSignal): Promise<void>;
}

export type JobOutcome = 'not due' | 'succeeded' | 'failed' | 'interrupted';

/**
 * Runs the job if its time has come and no other process has claimed it. Times are multiples of the interval
 * since midnight UTC, so they do not drift. A failed run is repeated after an hour at most.
 */
export async function runIfDue(
  { db, now, renewEveryMs = RENEW_EVERY_MS }: JobContext,
  { name, everyMs, run }: LeasedJob,
  { signal, onError }: { signal: AbortSignal; onError(error: unknown): void },
): Promise<JobOutcome> {
  const token = randomUUID();
  const startedAt = now();
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
  const leaseEnd = () => iso(now().getTime() + LEASE_MS);
  const time = startedAt.getTime();
  const isClaimed = await claimJob(db.queries, {
    name,
    token,
    now: iso(time),
    leaseEndsAt: leaseEnd(),
    dueSince: iso(Math.floor(time / everyMs) * everyMs),
    retryBefore: iso(time - Math.min(everyMs, HOUR_MS)),
    latest: iso(time + HOUR_MS),
  });
  if (!isClaimed) return 'not due';

  const lost = new AbortController();
  let renewal: Promise<unknown> = Promise.resolve();
  const renew = async () => {
    const isOurs = await extendJob(db.queries, { name, token, leaseEndsAt: leaseEnd() });
    if (!isOurs) lost.abort();
  };
  const timer = setInterval(() => {
    // If it fails, the database is away, and the next renewal decides.
    renewal = renew().catch(() => {});
  }, renewEveryMs);
  timer.unref();
  const stop = AbortSignal.any([signal, lost.signal]);
  const error = await run(stop).then(
    () => undefined,
    (reason: unknown) => reason ?? new Error('failed without a reason'),
  );
  clearInterval(timer);
  await renewal;
  if (error !== undefined && stop.aborted) {
    await releaseJob(db.queries, name, token);
    return 'interrupted';
  }
  if (error !== undefined) onError(error);
  const ended = { name, startedAt: iso(time), endedAt: now().toISOString() };
  await recordRuns(db.queries, [{ ...ended, error: describeError(error) }]);
  return error === undefined ? 'succeeded' : 'failed';
}

/** One line without the stack, for the status page. */
export function describeError(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, MAX_ERROR_LENGTH);
}
