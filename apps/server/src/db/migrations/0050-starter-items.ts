import type { Migration } from '../migration.ts';

/** What the starter content consists of, so that staff can remove it without what they have changed. */
export const starterItems: Migration = {
  name: '0050-starter-items',
  async up(tx) {
    await tx.schema
      .createTable('starter_items')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('starter_items_pk', ['kind', 'document_id'])
      .execute();
  },
};
