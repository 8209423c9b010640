import type { NewslettersContext } from '../../newsletters/index.ts';
import { undoSubscriberImport } from '../../newsletters/index.ts';
import type { ImportFiles } from '../jobs/import-files.ts';
import type { ImportJobRow } from '../jobs/import-jobs.repo.ts';
import { readOptions } from '../jobs/import-options.ts';
import { type ImportWork, workOnImport } from '../jobs/work-on-import.ts';
import { importSubscribers } from './import-subscribers.ts';

export interface SubscriberImportContext {
  readonly newsletters: NewslettersContext;
  readonly files: ImportFiles;
  /** The languages of the site. */
  readonly languages: readonly string[];
}

/** Works on an import of subscribers. */
export async function performSubscriberImport(
  context: SubscriberImportContext,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  const { newsletters, files } = context;
  const { db, now } = newsletters;
  await workOnImport({ db, now, files }, subscriberWork(context), id, signal);
}

const listOf = (job: ImportJobRow) => {
  const { consent = '', newsletters = [] } = readOptions(job);
  return {
    id: String(job.id),
    fileName: job.file_name,
    consentSource: consent,
    newsletterIds: newsletters,
    importedBy: job.created_by,
  };
};

const subscriberWork = ({
  newsletters,
  files,
  languages,
}: SubscriberImportContext): ImportWork => ({
  read: (job, { isDryRun, signal, onProgress }) =>
    importSubscribers(newsletters, {
      path: files.uploadOf(job.id),
      // Each list is undone on its own.
      source: `subscribers:${job.id}`,
      list: listOf(job),
      isDryRun,
      languages,
      signal,
      onProgress,
    }),
  undo: async (_, { id }) => ({
    ...(await undoSubscriberImport(newsletters, String(id))),
    files: 0,
    redirects: 0,
  }),
});
