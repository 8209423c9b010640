import type { Migration } from '../migration.ts';

/** Recent changes, for other processes that cache pages. */
export const contentChanges: Migration = {
  name: '0008-content-changes',
  async up(tx, kind) {
    await tx.schema
      .createTable('content_changes')
      .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', (column) =>
        kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('content_changes_by_time')
      .on('content_changes')
      .column('changed_at')
      .execute();
  },
};
