import type { Migration } from '../migration.ts';

/** Undo links, which are sent to the old address after an email change. */
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
