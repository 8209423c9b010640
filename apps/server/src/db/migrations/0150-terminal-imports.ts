import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Imports from a terminal are in the history as well: nobody with an account started them. */
export const terminalImports: Migration = {
  name: '0150-terminal-imports',
  async up(tx, kind) {
    if (kind === 'postgres') {
      await tx.schema
        .alterTable('import_jobs')
        .alterColumn('created_by', (column) => column.dropNotNull())
        .execute();
      return;
    }
    // SQLite cannot change a column.
    await tx.schema.dropIndex('import_jobs_state').execute();
    await tx.schema.alterTable('import_jobs').renameTo('import_jobs_before').execute();
    await tx.schema
      .createTable('import_jobs')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
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
      .addColumn('created_by', 'integer')
      .addColumn('created_by_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('finished_at', 'text')
      .execute();
    // The columns are the same, in the same order.
    await sql`insert into import_jobs select * from import_jobs_before`.execute(tx);
    // Ids of discarded imports are not used again: files are named by them.
    await sql`delete from sqlite_sequence where name = 'import_jobs'`.execute(tx);
    await sql`insert into sqlite_sequence (name, seq)
      select 'import_jobs', seq from sqlite_sequence where name = 'import_jobs_before'`.execute(tx);
    await tx.schema.dropTable('import_jobs_before').execute();
    await tx.schema.createIndex('import_jobs_state').on('import_jobs').column('state').execute();
  },
};
