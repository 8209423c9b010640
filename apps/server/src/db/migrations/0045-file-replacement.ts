import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * A replaced file gets new names, because browsers keep the old ones for a year. Texts and links that use
 * an old name lead to the new file. The focal point becomes part of the API, as one value.
 */
export const fileReplacement: Migration = {
  name: '0045-file-replacement',
  async up(tx) {
    await tx.schema
      .createTable('former_file_names')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('file_id', 'integer', (column) =>
        column.notNull().references('files.id').onDelete('cascade'),
      )
      .addColumn('format', 'text')
      .execute();
    await tx.schema
      .createIndex('former_file_names_file')
      .on('former_file_names')
      .column('file_id')
      .execute();
    await tx.schema.alterTable('files').addColumn('focal_point', 'text').execute();
    await sql`update files set focal_point = '{"x":' || focal_x || ',"y":' || focal_y || '}'
      where focal_x is not null and focal_y is not null`.execute(tx);
    await tx.schema.alterTable('files').dropColumn('focal_x').execute();
    await tx.schema.alterTable('files').dropColumn('focal_y').execute();
  },
};
