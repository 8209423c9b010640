import type { Migration } from '../migration.ts';

export const rateLimits: Migration = {
  name: '0027-rate-limits',
  async up(tx) {
    await tx.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
  },
};
