import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Since when somebody has been a member, which an import may say, apart from when the account was created here, which
 * rolls of votes depend on. Imports used to write the former into `created_at`.
 */
export const memberSince: Migration = {
  name: '0143-member-since',
  async up(tx) {
    await tx.schema.alterTable('users').addColumn('member_since', 'text').execute();
    const importedAt = sql`(select min(entry.updated_at) from imported_entries as entry
      where entry.collection = 'members' and entry.source_id = cast(users.id as text))`;
    await sql`update users set member_since = created_at, created_at = ${importedAt}
      where created_at < ${importedAt}`.execute(tx);
  },
};
