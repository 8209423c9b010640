import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** When a vote really opened, and whether traces of its slips and ballots have yet to be erased. */
export const voteErasure: Migration = {
  name: '0127-vote-erasure',
  async up(tx) {
    await tx.schema.alterTable('votes').addColumn('opened_at', 'text').execute();
    await tx.schema
      .alterTable('votes')
      .addColumn('erasure_due', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update votes set opened_at = opens_at where roll_size is not null`.execute(tx);
    // A process may have stopped before it had erased them.
    await sql`update votes set erasure_due = 1
      where roll_size is not null and state <> 'open'`.execute(tx);
  },
};
