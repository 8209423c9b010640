import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** How often redirects are used, and which addresses visitors did not find. */
export const redirectVisits: Migration = {
  name: '0077-redirect-visits',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .alterTable('redirects')
      .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema.alterTable('redirects').addColumn('last_hit_at', 'text').execute();
    await tx.schema
      .alterTable('redirects')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await tx.schema
      .createTable('missing_pages')
      .addColumn('path', text, (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('first_seen_at', text, (column) => column.notNull())
      .addColumn('last_seen_at', text, (column) => column.notNull())
      .execute();
  },
};
