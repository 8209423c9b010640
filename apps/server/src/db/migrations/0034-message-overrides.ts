import type { Migration } from '../migration.ts';

/** Texts that staff wrote instead of those in the message catalogues. */
export const messageOverrides: Migration = {
  name: '0034-message-overrides',
  async up(tx) {
    await tx.schema
      .createTable('message_overrides')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('feature', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('message_overrides_key', ['language', 'feature', 'key'])
      .execute();
  },
};
