import type { Migration } from '../migration.ts';

/** Links sent to the old address, by which its owner takes back a change of the email address. */
export const emailUndo: Migration = {
  name: '0014-email-undo',
  async up(tx) {
    await tx.schema
      .createTable('email_undos')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('email_undos_email').on('email_undos').column('email').execute();
  },
};
