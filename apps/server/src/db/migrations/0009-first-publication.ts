import type { Migration } from '../migration.ts';

/** An entry that is unpublished and republished keeps its publication date. */
export const firstPublication: Migration = {
  name: '0009-first-publication',
  async up(tx) {
    for (const table of ['policies', 'blog_posts', 'member_contents']) {
      await tx.schema.alterTable(table).addColumn('first_published_at', 'text').execute();
    }
  },
};
