import { parse } from 'node:path';
import type { StudioImportOptions } from '@rostra/contract';
import { StartError } from '../../../errors.ts';
import { extractZip } from '../archives/extract-zip.ts';
import type { ContentSource } from '../content-source.ts';
import { importDocuments } from '../documents/import-documents.ts';
import type { ImportContext, Progress } from '../import-context.ts';
import { openSource } from '../open-source.ts';
import { undoImport } from '../undo-import.ts';
import { storedReport } from './describe-import.ts';
import type { ImportFiles } from './import-files.ts';
import {
  findImportJob,
  type ImportJobRow,
  markUndone,
  updateImportJob,
} from './import-jobs.repo.ts';

const PROGRESS_INTERVAL_MS = 500;

export interface WorkContext extends ImportContext {
  readonly files: ImportFiles;
}

/**
 * Does what an import waits for: its dry run, the import itself or its removal. Can be repeated after an
 * interruption. Returns whether there are new pictures.
 */
export async function performImport(
  context: WorkContext,
  id: number,
  signal?: AbortSignal,
): Promise<{ hasNewImages: boolean }> {
  const { queries } = context.content.db;
  const found = await findImportJob(queries, id);
  if (!found) return { hasNewImages: false };
  const { state } = found;
  const attempts = found.attempts + 1;
  const job = await updateImportJob(queries, { id, from: [state] }, { attempts });
  if (!job) return { hasNewImages: false };
  try {
    if (state === 'checking' || state === 'importing') {
      return await read(context, job, signal);
    }
    if (state === 'undoing') await undo(context, job);
    return { hasNewImages: false };
  } catch (error) {
    if (signal?.aborted) throw error;
    const message = error instanceof StartError ? error.message.slice(0, 500) : null;
    const finished = { state: 'failed', error: message, finished_at: nowOf(context) } as const;
    await updateImportJob(queries, { id, from: [state] }, finished);
    // A file that cannot be read is of no use; that of an interrupted import is needed to continue.
    if (state === 'checking') await context.files.remove(id);
    if (error instanceof StartError) return { hasNewImages: false };
    throw error;
  }
}

const nowOf = ({ content }: ImportContext): string => content.store.now();

async function read(
  context: WorkContext,
  job: ImportJobRow,
  signal: AbortSignal | undefined,
): Promise<{ hasNewImages: boolean }> {
  const { queries } = context.content.db;
  const { id, state } = job;
  const isDryRun = state === 'checking';
  const options = JSON.parse(job.options) as StudioImportOptions;
  const source = await openUpload(context, job, options);
  const report = await importDocuments(context, source, {
    isDryRun,
    locale: options.language ?? context.content.store.locales.default,
    editorId: job.created_by,
    ...(signal ? { signal } : {}),
    onProgress: saveProgress(context, job),
  });
  const reported = { ...storedReport(report), source: source.name, done: 0 };
  if (isDryRun) {
    await updateImportJob(queries, { id, from: [state] }, { ...reported, state: 'ready' });
  } else {
    const finished = { state: 'imported', finished_at: nowOf(context) } as const;
    await updateImportJob(queries, { id, from: [state] }, { ...reported, ...finished });
    await context.files.remove(id);
  }
  return { hasNewImages: !isDryRun && report.images > 0 };
}

/** Archives are unpacked anew for each run. */
async function openUpload(
  { files }: WorkContext,
  { id, format, file_name }: ImportJobRow,
  { site, pages, permalink }: StudioImportOptions,
): Promise<ContentSource> {
  const upload = files.uploadOf(id);
  const request = { format, site, pages, permalink, name: parse(file_name).name } as const;
  if (format === 'ghost' || format === 'wordpress')
    return openSource({ ...request, paths: [upload] });
  await files.removeFolder(id);
  await extractZip(upload, files.folderOf(id));
  return openSource({ ...request, paths: [files.folderOf(id)] });
}

/** Stored now and then, without waiting for it. */
function saveProgress({ content }: WorkContext, { id, state }: ImportJobRow) {
  let savedAt = 0;
  return ({ done, total }: Progress): void => {
    if (performance.now() - savedAt < PROGRESS_INTERVAL_MS) return;
    savedAt = performance.now();
    // If it fails, the import itself will report why.
    updateImportJob(
      content.db.queries,
      { id, from: [state] },
      { done, total: total ?? null },
    ).catch(() => {});
  };
}

async function undo(context: WorkContext, { id, source, created_by }: ImportJobRow): Promise<void> {
  if (source === null) throw new Error('An import without an origin cannot be undone');
  const report = await undoImport(context, source, { editorId: created_by });
  const { db } = context.content;
  const finished = nowOf(context);
  await db.transaction(async (tx) => {
    await updateImportJob(
      tx,
      { id, from: ['undoing'] },
      { state: 'undone', undo_report: JSON.stringify(report), finished_at: finished },
    );
    await markUndone(tx, source, finished);
  });
  await context.files.remove(id);
}
