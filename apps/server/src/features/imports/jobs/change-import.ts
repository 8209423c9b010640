import type { ImportJob } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError, invalidField, notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { ImportJobsContext } from './context.ts';
import { describeImport } from './describe-import.ts';
import {
  deleteIdleJob,
  findImportJob,
  findWaitingJobs,
  type ImportJobRow,
  updateImportJob,
} from './import-jobs.repo.ts';
import { readOptions } from './import-options.ts';

const tooLate = () => new AppError('conflict', messageReference('imports-server', 'tooLate'));

async function getJob(tx: Queries, id: number): Promise<ImportJobRow> {
  const job = await findImportJob(tx, id);
  if (!job) throw notFound();
  return job;
}

/** Two imports of one origin must not write and remove the same entries. */
async function checkOriginIsIdle(tx: Queries, { id, source }: ImportJobRow): Promise<void> {
  const waiting = await findWaitingJobs(tx);
  if (!waiting.some((other) => other.id !== id && other.source === source)) return;
  throw new AppError('conflict', messageReference('imports-server', 'originBusy'));
}

/** Starts an import whose dry run is complete, or continues one that failed. */
export async function startImport(
  { db, now, files, wake }: ImportJobsContext,
  actor: Actor,
  id: number,
): Promise<ImportJob> {
  const at = now();
  const hasFile = await files.has(id);
  const started = await db.transaction(async (tx) => {
    const job = await getJob(tx, id);
    if (job.source === null) throw tooLate();
    if (!hasFile) throw new AppError('conflict', messageReference('imports-server', 'fileGone'));
    await checkOriginIsIdle(tx, job);
    const isContinued = job.started_at !== null;
    const row = await updateImportJob(
      tx,
      { id, from: ['ready', 'failed'] },
      {
        state: 'importing',
        error: null,
        done: 0,
        attempts: isContinued ? 1 : 0,
        started_at: job.started_at ?? at.toISOString(),
      },
    );
    if (!row) throw tooLate();
    const target = { kind: 'imports', id: job.source };
    const { consent } = readOptions(job);
    const after = { format: job.format, file: job.file_name, ...(consent ? { consent } : {}) };
    await recordAction(tx, { actor, at, action: 'site.import', target, after });
    return row;
  });
  wake();
  return describeImport(started);
}

/** Checks the file again, for another one of its languages. */
export async function chooseLanguage(
  { db, files, wake }: ImportJobsContext,
  id: number,
  language: string,
): Promise<ImportJob> {
  const hasFile = await files.has(id);
  const checking = await db.transaction(async (tx) => {
    const job = await getJob(tx, id);
    const languages = describeImport(job).report?.languages;
    if (!languages?.offered.includes(language)) {
      throw invalidField(['language'], messageReference('imports-server', 'otherLanguage'));
    }
    if (!hasFile) throw new AppError('conflict', messageReference('imports-server', 'fileGone'));
    const options = JSON.stringify({ ...readOptions(job), sourceLanguage: language });
    const changes = { state: 'checking', options, done: 0, total: null, attempts: 0 } as const;
    const row = await updateImportJob(tx, { id, from: ['ready'] }, changes);
    if (!row) throw tooLate();
    return row;
  });
  wake();
  return describeImport(checking);
}

/** Removes what imports of the same origin have written. */
export async function requestUndo(
  { db, now, wake }: ImportJobsContext,
  actor: Actor,
  id: number,
): Promise<ImportJob> {
  const at = now();
  const undoing = await db.transaction(async (tx) => {
    const job = await getJob(tx, id);
    if (job.source === null || job.started_at === null) throw tooLate();
    await checkOriginIsIdle(tx, job);
    const changes = { state: 'undoing', error: null, done: 0, total: null, attempts: 0 } as const;
    const row = await updateImportJob(tx, { id, from: ['imported', 'failed'] }, changes);
    if (!row) throw tooLate();
    const target = { kind: 'imports', id: job.source };
    await recordAction(tx, { actor, at, action: 'site.undo_import', target });
    return row;
  });
  wake();
  return describeImport(undoing);
}

/** Deletes an import that has written nothing. */
export async function discardImport(
  { db, files }: Pick<ImportJobsContext, 'db' | 'files'>,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await getJob(tx, id);
    if (!(await deleteIdleJob(tx, id))) throw tooLate();
  });
  await files.remove(id);
}
