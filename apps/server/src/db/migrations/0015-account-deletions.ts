import type { Migration } from '../migration.ts';

/** Accounts that are deleted after their grace period. */
export const accountDeletions: Migration = {
  name: '0015-account-deletions',
  async up(tx) {
    await tx.schema
      .createTable('account_deletions')
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute();
  },
};
