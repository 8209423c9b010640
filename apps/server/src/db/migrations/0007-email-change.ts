import type { Migration } from '../migration.ts';

/** Requested email addresses that are not confirmed yet, one per member. */
export const emailChange: Migration = {
  name: '0007-email-change',
  async up(tx) {
    await tx.schema
      .createTable('email_changes')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
