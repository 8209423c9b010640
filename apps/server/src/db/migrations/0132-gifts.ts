import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Memberships that somebody buys for another person, or that staff give away. */
export const gifts: Migration = {
  name: '0132-gifts',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('gifts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('months', 'integer', (column) => column.notNull())
      .addColumn('buyer_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('currency', 'text')
      .addColumn('total_minor', 'integer')
      .addColumn('invoice_id', 'text')
      .addColumn('code_hash', 'text')
      .addColumn('sealed_code', 'text')
      .addColumn('recipient_name', 'text', (column) => column.notNull())
      .addColumn('recipient_email', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('sent_at', text)
      .addColumn('sent_count', 'integer', (column) => column.notNull())
      .addColumn('batch_id', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('paid_at', text)
      .addColumn('closed_at', text)
      .addColumn('expires_at', text)
      .addColumn('redeemed_at', text)
      .addColumn('redeemed_by', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('redeemed_as', 'text')
      .addColumn('credited_at', text)
      .addColumn('revoked_at', text)
      .addColumn('revoked_for', 'text')
      .execute();
    await tx.schema
      .createIndex('gifts_code')
      .on('gifts')
      .column('code_hash')
      .unique()
      .where(sql.ref('code_hash'), 'is not', null)
      .execute();
    for (const column of ['buyer_id', 'redeemed_by', 'created_at'] as const) {
      await tx.schema.createIndex(`gifts_${column}`).on('gifts').column(column).execute();
    }
    // Few rows: purchases that are not finished, and credit that is not given yet.
    await tx.schema
      .createIndex('gifts_open')
      .on('gifts')
      .column('created_at')
      .where(sql.ref('paid_at'), 'is', null)
      .where(sql.ref('closed_at'), 'is', null)
      .execute();
  },
};
