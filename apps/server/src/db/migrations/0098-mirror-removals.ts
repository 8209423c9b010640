import type { Migration } from '../migration.ts';

/** Which entries are gone from a Strapi and were held back, instead of how many. */
export const mirrorRemovals: Migration = {
  name: '0098-mirror-removals',
  async up(tx) {
    await tx.schema
      .createTable('mirror_held_back')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('is_allowed', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('mirror_held_back_pk', ['collection', 'source_id'])
      .execute();
    await tx.schema.alterTable('mirror_state').dropColumn('held_back').execute();
  },
};
