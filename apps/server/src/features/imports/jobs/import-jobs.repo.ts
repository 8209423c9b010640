import type { ImportState } from '@rostra/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ImportsTables } from '../../../db/tables/imports.ts';

type Table = ImportsTables['import_jobs'];
/** Without the remarks, which may be long. */
export type ImportJobRow = Omit<Selectable<Table>, 'remarks'>;

const COLUMNS = [
  'id',
  'format',
  'file_name',
  'size',
  'received',
  'options',
  'state',
  'source',
  'error',
  'done',
  'total',
  'attempts',
  'summary',
  'undo_report',
  'created_by',
  'created_by_name',
  'created_at',
  'started_at',
  'finished_at',
] as const satisfies (keyof ImportJobRow)[];

const MAX_LISTED = 100;
const WORK: ImportState[] = ['checking', 'importing', 'undoing'];
const IDLE: ImportState[] = ['uploading', 'ready', 'failed'];

export const insertImportJob = (tx: Queries, row: Insertable<Table>): Promise<ImportJobRow> =>
  tx.insertInto('import_jobs').values(row).returning(COLUMNS).executeTakeFirstOrThrow();

export const findImportJob = (queries: Queries, id: number): Promise<ImportJobRow | undefined> =>
  queries.selectFrom('import_jobs').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const findRemarks = (queries: Queries, id: number) =>
  queries.selectFrom('import_jobs').select('remarks').where('id', '=', id).executeTakeFirst();

export const listImportJobs = (queries: Queries): Promise<ImportJobRow[]> =>
  queries
    .selectFrom('import_jobs')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** Oldest first. */
export const findWaitingJobs = (queries: Queries): Promise<ImportJobRow[]> =>
  queries
    .selectFrom('import_jobs')
    .select(COLUMNS)
    .where('state', 'in', WORK)
    .orderBy('id')
    .execute();

/** Undefined if the import is not in one of these states any more. */
export const updateImportJob = (
  tx: Queries,
  { id, from }: { id: number; from: readonly ImportState[] },
  changes: Updateable<Table>,
): Promise<ImportJobRow | undefined> =>
  tx
    .updateTable('import_jobs')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(COLUMNS)
    .executeTakeFirst();

/** False if parts arrived at the same time, or in another order. */
export async function addReceived(
  tx: Queries,
  { id, offset, length }: { id: number; offset: number; length: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('import_jobs')
    .set({ received: offset + length })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where('received', '=', offset)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Imports of one origin are undone together. */
export async function markUndone(tx: Queries, source: string, finishedAt: string): Promise<void> {
  await tx
    .updateTable('import_jobs')
    .set({ state: 'undone', finished_at: finishedAt })
    .where('source', '=', source)
    .where('state', '=', 'imported')
    .execute();
}

/** The latest import of an origin that has written something. */
export const findLatestOf = (tx: Queries, source: string): Promise<{ id: number } | undefined> =>
  tx
    .selectFrom('import_jobs')
    .select('id')
    .where('source', '=', source)
    .where('started_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Imports of an origin that were interrupted in a terminal. */
export async function deleteInterrupted(tx: Queries, source: string): Promise<void> {
  await tx
    .deleteFrom('import_jobs')
    .where('source', '=', source)
    .where('state', '=', 'failed')
    .where('created_by', 'is', null)
    .execute();
}

/** False if it is being checked, or was started. */
export async function deleteIdleJob(tx: Queries, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('import_jobs')
    .where('id', '=', id)
    .where('state', 'in', IDLE)
    .where('started_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Imports that were never started and of which nothing was heard since. */
export const findAbandonedJobs = (queries: Queries, before: string): Promise<{ id: number }[]> =>
  queries
    .selectFrom('import_jobs')
    .select('id')
    .where('state', 'in', IDLE)
    .where('started_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
