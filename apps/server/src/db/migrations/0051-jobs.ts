import type { Migration } from '../migration.ts';

/** Which background jobs ran, whether they succeeded, and which process is running one. */
export const jobs: Migration = {
  name: '0051-jobs',
  async up(tx) {
    await tx.schema
      .createTable('jobs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('succeeded_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('error', 'text')
      .addColumn('token', 'text')
      .addColumn('lease_ends_at', 'text')
      .execute();
  },
};
