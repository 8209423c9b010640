import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Links to the pages of drafts, until they expire. Only hashes of their keys are stored. */
export const previewLinks: Migration = {
  name: '0055-preview-links',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('preview_links')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('preview_links_document')
      .on('preview_links')
      .columns(['collection', 'document_id', 'locale'])
      .execute();
  },
};
