import type { ImportJobsContext } from './context.ts';
import { deleteIdleJob, findAbandonedJobs } from './import-jobs.repo.ts';

const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Exports contain personal data, so they are not kept if nobody imports them within a week. */
export async function cleanUpImports({
  db,
  now,
  files,
}: Pick<ImportJobsContext, 'db' | 'now' | 'files'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS).toISOString();
  for (const { id } of await findAbandonedJobs(db.queries, before)) {
    await db.transaction(async (tx) => {
      // Somebody may have started it in the meantime. If the file cannot be removed, the next clean-up tries again.
      if (await deleteIdleJob(tx, id)) await files.remove(id);
    });
  }
}
