import type { Migration } from '../migration.ts';

/** What importers have written, so that an import can be repeated and undone, and where old addresses lead. */
export const imports: Migration = {
  name: '0058-imports',
  async up(tx) {
    await tx.schema
      .createTable('imported_entries')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('is_created', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('imported_entries_pk', ['source', 'collection', 'source_id'])
      .execute();
    await tx.schema
      .createTable('imported_files')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('file_id', 'integer', (column) =>
        column.notNull().references('files.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('imported_files_pk', ['source', 'address'])
      .execute();
    await tx.schema
      .createTable('redirects')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('target', 'text')
      .addColumn('collection', 'text')
      .addColumn('document_id', 'text')
      .addColumn('locale', 'text')
      .addColumn('source', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('redirects_source').on('redirects').column('source').execute();
  },
};
