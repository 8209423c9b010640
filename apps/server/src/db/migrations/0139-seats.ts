import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Group memberships: which plans are for groups, and who has a seat. */
export const seats: Migration = {
  name: '0139-seats',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .alterTable('plans')
      .addColumn('is_for_groups', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .createTable('seats')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('payer_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.unique())
      .addColumn('expires_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('accepted_at', text)
      .execute();
    await tx.schema.createIndex('seats_payer').on('seats').column('payer_id').execute();
    // Nobody has two seats.
    await tx.schema
      .createIndex('seats_user')
      .on('seats')
      .column('user_id')
      .unique()
      .where(sql.ref('user_id'), 'is not', null)
      .execute();
  },
};
