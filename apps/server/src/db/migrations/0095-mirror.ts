import type { Migration } from '../migration.ts';

/** How far the copy of a Strapi is, and what was left out of it. */
export const mirror: Migration = {
  name: '0095-mirror',
  async up(tx) {
    await tx.schema
      .createTable('mirror_state')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text')
      .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('total', 'integer')
      .addColumn('looked_at', 'text')
      .addColumn('copied_at', 'text')
      .addColumn('held_back', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('error', 'text')
      .addColumn('summary', 'text')
      .execute();
    await tx.schema
      .createTable('mirror_remarks')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('remarks', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mirror_remarks_pk', ['collection', 'source_id'])
      .execute();
  },
};
