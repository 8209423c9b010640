import type { Migration } from '../migration.ts';

/** Documents made from editions. Which file storage has, or until when a process is making it. */
export const editionFiles: Migration = {
  name: '0104-edition-files',
  async up(tx) {
    await tx.schema
      .createTable('edition_files')
      .addColumn('version_id', 'integer', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('sha256', 'text')
      .addColumn('made_from', 'text')
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failed_from', 'text')
      .addPrimaryKeyConstraint('edition_files_pk', ['version_id', 'format'])
      .execute();
  },
};
