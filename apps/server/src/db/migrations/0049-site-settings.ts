import type { Migration } from '../migration.ts';

/** What staff choose in the studio instead of setting environment variables. */
export const siteSettings: Migration = {
  name: '0049-site-settings',
  async up(tx) {
    await tx.schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('updated_by', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .execute();
  },
};
