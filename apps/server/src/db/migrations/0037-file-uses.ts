import type { Migration } from '../migration.ts';

/**
 * Where files are used, so that a used one is not deleted, and which part of a picture matters. Uses are
 * recorded with each write, and for existing entries when the server lists them.
 */
export const fileUses: Migration = {
  name: '0037-file-uses',
  async up(tx) {
    for (const name of ['focal_x', 'focal_y']) {
      await tx.schema.alterTable('files').addColumn(name, 'double precision').execute();
    }
    await tx.schema.alterTable('files').addColumn('uploaded_by', 'integer').execute();
    await tx.schema
      .createTable('file_uses')
      .addColumn('file_id', 'integer', (column) =>
        column.notNull().references('files.id').onDelete('cascade'),
      )
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('file_uses_pk', [
        'file_id',
        'collection',
        'document_id',
        'locale',
        'place',
      ])
      .execute();
    await tx.schema
      .createIndex('file_uses_document')
      .on('file_uses')
      .columns(['collection', 'document_id', 'locale'])
      .execute();
  },
};
