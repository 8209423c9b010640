import type { ImportJobsContext } from './context.ts';
import { deleteImportJob, findAbandonedJobs } from './import-jobs.repo.ts';

const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Exports contain personal data, so they are not kept if nobody imports them within a week. */
export async function cleanUpImports({
  db,
  now,
  files,
}: Pick<ImportJobsContext, 'db' | 'now' | 'files'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS).toISOString();
  for (const { id } of await findAbandonedJobs(db.queries, before)) {
    await files.remove(id);
    await deleteImportJob(db.queries, id);
  }
}
