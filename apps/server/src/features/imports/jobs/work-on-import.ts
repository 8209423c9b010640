import type { Db } from '../../../db/client.ts';
import { StartError } from '../../../errors.ts';
import type { Progress } from '../import-context.ts';
import type { ImportReport } from '../report.ts';
import type { UndoReport } from '../undo-import.ts';
import { storedReport } from './describe-import.ts';
import type { ImportFiles } from './import-files.ts';
import {
  findImportJob,
  type ImportJobRow,
  markUndone,
  updateImportJob,
} from './import-jobs.repo.ts';
import { withoutKey } from './import-options.ts';

const PROGRESS_INTERVAL_MS = 500;

export interface ReadOptions {
  readonly isDryRun: boolean;
  readonly signal: AbortSignal | undefined;
  onProgress(progress: Progress): void;
}

/** What is done for one kind of import. Everything must be repeatable after an interruption. */
export interface ImportWork {
  read(job: ImportJobRow, options: ReadOptions): Promise<ImportReport>;
  undo(source: string, job: ImportJobRow): Promise<UndoReport>;
}

export interface ImportWorkContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly files: ImportFiles;
}

/**
 * Does what an import waits for: its dry run, the import itself or its removal. Can be repeated after an
 * interruption. Returns the report of what was read.
 */
export async function workOnImport(
  context: ImportWorkContext,
  work: ImportWork,
  id: number,
  signal?: AbortSignal,
): Promise<ImportReport | undefined> {
  const { db, now, files } = context;
  const found = await findImportJob(db.queries, id);
  if (!found) return undefined;
  const { state } = found;
  const attempts = found.attempts + 1;
  const job = await updateImportJob(db.queries, { id, from: [state] }, { attempts });
  if (!job) return undefined;
  try {
    if (state === 'checking' || state === 'importing') {
      return await read(context, work, { job, signal });
    }
    if (state === 'undoing') await undo(context, work, job);
    return undefined;
  } catch (error) {
    if (signal?.aborted) throw error;
    const message = error instanceof StartError ? error.message.slice(0, 500) : null;
    const finished_at = now().toISOString();
    const forgotten = state === 'checking' ? withoutKey(job) : {};
    const finished = { state: 'failed', error: message, finished_at, ...forgotten } as const;
    await updateImportJob(db.queries, { id, from: [state] }, finished);
    // A file that cannot be read is of no use; that of an interrupted import is needed to continue.
    if (state === 'checking') await files.remove(id);
    if (error instanceof StartError) return undefined;
    throw error;
  }
}

async function read(
  { db, now, files }: ImportWorkContext,
  work: ImportWork,
  { job, signal }: { job: ImportJobRow; signal: AbortSignal | undefined },
): Promise<ImportReport> {
  const { id, state } = job;
  const isDryRun = state === 'checking';
  const onProgress = saveProgress(db, job);
  const report = await work.read(job, { isDryRun, signal, onProgress });
  const reported = { ...storedReport(report), source: report.source, done: 0 };
  if (isDryRun) {
    await updateImportJob(db.queries, { id, from: [state] }, { ...reported, state: 'ready' });
  } else {
    const finished_at = now().toISOString();
    const finished = { state: 'imported', finished_at, ...withoutKey(job) } as const;
    await updateImportJob(db.queries, { id, from: [state] }, { ...reported, ...finished });
    await files.remove(id);
  }
  return report;
}

/** Stored now and then, without waiting for it. */
function saveProgress(db: Db, { id, state }: ImportJobRow) {
  let savedAt = 0;
  return ({ done, total }: Progress): void => {
    if (performance.now() - savedAt < PROGRESS_INTERVAL_MS) return;
    savedAt = performance.now();
    // If it fails, the import itself will report why.
    updateImportJob(db.queries, { id, from: [state] }, { done, total: total ?? null }).catch(
      () => {},
    );
  };
}

async function undo(
  { db, now, files }: ImportWorkContext,
  work: ImportWork,
  job: ImportJobRow,
): Promise<void> {
  const { id, source } = job;
  if (source === null) throw new Error('An import without an origin cannot be undone');
  const report = await work.undo(source, job);
  const finished = now().toISOString();
  await db.transaction(async (tx) => {
    await updateImportJob(
      tx,
      { id, from: ['undoing'] },
      {
        ...{ state: 'undone', undo_report: JSON.stringify(report), finished_at: finished },
        ...withoutKey(job),
      },
    );
    await markUndone(tx, source, finished);
  });
  await files.remove(id);
}
