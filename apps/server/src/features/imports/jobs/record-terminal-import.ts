import type { ImportFormat } from '@rostra/contract';
import type { Db } from '../../../db/client.ts';
import type { ImportReport } from '../report.ts';
import type { UndoReport } from '../undo-import.ts';
import { storedReport } from './describe-import.ts';
import {
  deleteInterrupted,
  findLatestOf,
  insertImportJob,
  markUndone,
  updateImportJob,
} from './import-jobs.repo.ts';

const MAX_SIZE = 2 ** 31 - 1;

/** An import that somebody started in a terminal. */
export interface TerminalImport {
  readonly format: ImportFormat;
  readonly fileName: string;
  /** In bytes; 0 for a folder. */
  readonly size: number;
  readonly source: string;
  /** Who started it: `ada@server`. */
  readonly by: string;
}

/**
 * Puts an import from a terminal into the history of the studio. It counts as interrupted until it is complete,
 * because its process may be killed. One that is continued replaces the one that was interrupted.
 */
export async function recordTerminalImport(
  db: Db,
  { format, fileName, size, source, by }: TerminalImport,
  startedAt: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    await deleteInterrupted(tx, source);
    const { id } = await insertImportJob(tx, {
      format,
      file_name: fileName.slice(0, 255),
      size: Math.min(size, MAX_SIZE),
      received: Math.min(size, MAX_SIZE),
      options: '{}',
      state: 'failed',
      source,
      error: 'It is still running in a terminal, or was interrupted there.',
      done: 0,
      attempts: 1,
      created_by: null,
      created_by_name: by,
      created_at: startedAt,
      started_at: startedAt,
    });
    return id;
  });
}

export async function completeTerminalImport(
  db: Db,
  id: number,
  { report, finishedAt }: { report: ImportReport; finishedAt: string },
): Promise<void> {
  await updateImportJob(
    db.queries,
    { id, from: ['failed'] },
    { ...storedReport(report), state: 'imported', error: null, finished_at: finishedAt },
  );
}

/** The imports of this origin are undone. The latest one shows what that did. */
export async function recordTerminalUndo(
  db: Db,
  source: string,
  { report, finishedAt }: { report: UndoReport; finishedAt: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const latest = await findLatestOf(tx, source);
    if (latest) {
      const undone = { state: 'undone', error: null, finished_at: finishedAt } as const;
      const changes = { ...undone, undo_report: JSON.stringify(report) };
      await updateImportJob(tx, { id: latest.id, from: ['imported', 'failed'] }, changes);
    }
    await markUndone(tx, source, finishedAt);
  });
}
