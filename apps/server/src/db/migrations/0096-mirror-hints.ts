import type { Migration } from '../migration.ts';

/** What webhooks of Strapi say has changed, and a quick answer to whether an entry is a copy. */
export const mirrorHints: Migration = {
  name: '0096-mirror-hints',
  async up(tx) {
    await tx.schema
      .createTable('mirror_hints')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mirror_hints_pk', ['collection', 'source_id'])
      .execute();
    await tx.schema
      .createIndex('imported_entries_document')
      .on('imported_entries')
      .columns(['document_id', 'collection'])
      .execute();
  },
};
