import type { ImportJob, NewImport } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import { checkSubscriberOptions } from '../subscribers/check-subscriber-options.ts';
import type { ImportJobsContext } from './context.ts';
import { describeImport } from './describe-import.ts';
import { insertImportJob } from './import-jobs.repo.ts';

/** Prepares an import, whose file is uploaded afterwards. */
export async function createImport(
  { db, now, languages }: ImportJobsContext,
  author: { userId: number; username: string },
  { format, fileName, size, options }: NewImport,
): Promise<ImportJob> {
  if (options.language !== undefined && !languages.includes(options.language)) {
    throw invalidField(['options', 'language'], messageReference('imports-server', 'language'));
  }
  if (format === 'subscribers') await checkSubscriberOptions(db.queries, options);
  const row = await insertImportJob(db.queries, {
    format,
    file_name: fileName,
    size,
    received: 0,
    options: JSON.stringify(options),
    state: 'uploading',
    done: 0,
    attempts: 0,
    created_by: author.userId,
    created_by_name: author.username,
    created_at: now().toISOString(),
  });
  return describeImport(row);
}
