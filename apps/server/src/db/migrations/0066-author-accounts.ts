import type { Migration } from '../migration.ts';

/** Which member of staff writes under the name of an author. */
export const authorAccounts: Migration = {
  name: '0066-author-accounts',
  async up(tx) {
    await tx.schema
      .createTable('author_accounts')
      .addColumn('author_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().unique().references('users.id').onDelete('cascade'),
      )
      .execute();
  },
};
