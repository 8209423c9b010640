import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Who can open a post, and what everybody may read of a text with a paywall. */
export const paywalls: Migration = {
  name: '0158-paywalls',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`alter table blog_posts
      add column required_plan ${text} not null default 'everyone'`.execute(tx);
    for (const table of ['blog_posts', 'pages', 'member_contents']) {
      await sql`alter table ${sql.table(table)} add column free_part ${text}`.execute(tx);
    }
  },
};
