import type { Queries } from '../../db/client.ts';

export interface JobClaim {
  name: string;
  token: string;
  now: string;
  leaseEndsAt: string;
  /** Due if the last successful run began before this. */
  dueSince: string;
  /** A failed run is repeated if it ended before this. */
  retryBefore: string;
  /** Later times were stored before the clock was set back, and count as past. */
  latest: string;
}

/** True if the job is due and no other process is running it. */
export async function claimJob(db: Queries, claim: JobClaim): Promise<boolean> {
  const { name, token, now, leaseEndsAt, latest } = claim;
  const row = await db
    .insertInto('jobs')
    .values({ name, started_at: now, token, lease_ends_at: leaseEndsAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ started_at: now, token, lease_ends_at: leaseEndsAt })
        .where(({ and, or, eb }) => {
          const isPast = (column: 'succeeded_at' | 'failed_at' | 'lease_ends_at', time: string) =>
            or([
              eb(`jobs.${column}`, 'is', null),
              eb(`jobs.${column}`, '<', time),
              eb(`jobs.${column}`, '>', latest),
            ]);
          return and([
            isPast('lease_ends_at', now),
            isPast('succeeded_at', claim.dueSince),
            isPast('failed_at', claim.retryBefore),
          ]);
        }),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the lease has ended and another process has claimed the job. */
export async function extendJob(
  db: Queries,
  { name, token, leaseEndsAt }: { name: string; token: string; leaseEndsAt: string },
): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ lease_ends_at: leaseEndsAt })
    .where('name', '=', name)
    .where('token', '=', token)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** After an interrupted run: any process may start it again at once. */
export async function releaseJob(db: Queries, name: string, token: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ token: null, lease_ends_at: null })
    .where('name', '=', name)
    .where('token', '=', token)
    .execute();
}

export interface JobRun {
  name: string;
  startedAt: string;
  endedAt: string;
  /** Undefined if the run succeeded. */
  error?: string | undefined;
}

/** Stores the outcome of runs that have ended, whichever process they ran in. */
export async function recordRuns(db: Queries, runs: readonly JobRun[]): Promise<void> {
  if (runs.length === 0) return;
  await db
    .insertInto('jobs')
    .values(
      runs.map(({ name, startedAt, endedAt, error }) => ({
        name,
        started_at: startedAt,
        succeeded_at: error === undefined ? startedAt : null,
        failed_at: error === undefined ? null : endedAt,
        failures: error === undefined ? 0 : 1,
        error: error ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ fn, ref, eb }) => ({
        started_at: ref('excluded.started_at'),
        succeeded_at: fn.coalesce('excluded.succeeded_at', 'jobs.succeeded_at'),
        failed_at: ref('excluded.failed_at'),
        failures: eb
          .case()
          .when('excluded.failures', '=', 0)
          .then(0)
          .else(eb('jobs.failures', '+', 1))
          .end(),
        error: ref('excluded.error'),
        token: null,
        lease_ends_at: null,
      })),
    )
    .execute();
}

export const findJob = (db: Queries, name: string) =>
  db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst();

export const listJobs = (db: Queries) =>
  db.selectFrom('jobs').selectAll().orderBy('name').execute();

/** Jobs whose last run failed. */
export async function countFailingJobs(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
