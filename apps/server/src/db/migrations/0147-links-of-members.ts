import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Proposals of members are stored as HTML. Search engines must not take their links for those of the site. */
export const linksOfMembers: Migration = {
  name: '0147-links-of-members',
  async up(tx) {
    const changes = [
      [' rel="noopener noreferrer"', ' rel="noopener noreferrer nofollow ugc"'],
      // Links without a protocol had no mark at all.
      ['<a href="//', '<a rel="noopener noreferrer nofollow ugc" href="//'],
    ];
    for (const [before, after] of changes) {
      await sql`update contributions set comparison = replace(comparison, ${before}, ${after})
        where comparison is not null`.execute(tx);
    }
  },
};
