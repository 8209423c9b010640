import type { Migration } from '../migration.ts';

/** Imports from the studio: their files, progress and reports. */
export const importJobs: Migration = {
  name: '0084-import-jobs',
  async up(tx, kind) {
    await tx.schema
      .createTable('import_jobs')
      .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
        kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('received', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('error', 'text')
      .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('total', 'integer')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('summary', 'text')
      .addColumn('remarks', 'text')
      .addColumn('undo_report', 'text')
      // No reference: the history outlives the account.
      .addColumn('created_by', 'integer', (column) => column.notNull())
      .addColumn('created_by_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('finished_at', 'text')
      .execute();
    await tx.schema.createIndex('import_jobs_state').on('import_jobs').column('state').execute();
  },
};
