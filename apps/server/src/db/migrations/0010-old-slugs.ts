import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Several documents may have had the same slug. It redirects to the last one that still exists. */
export const oldSlugs: Migration = {
  name: '0010-old-slugs',
  async up(tx) {
    await tx.schema
      .createTable('former_slugs')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('former_slugs_pk', ['collection', 'slug', 'document_id'])
      .execute();
    await sql`insert into former_slugs (collection, slug, document_id, created_at)
      select collection, slug, document_id, created_at from old_slugs`.execute(tx);
    await tx.schema.dropTable('old_slugs').execute();
  },
};
