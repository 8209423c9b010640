import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Disputes of payments, with what the organisation has to know to respond. */
export const disputes: Migration = {
  name: '0101-disputes',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('disputes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('payment_id', 'text', (column) => column.notNull())
      .addColumn('invoice_id', 'text')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    for (const column of ['customer_id', 'invoice_id', 'user_id']) {
      await tx.schema.createIndex(`disputes_${column}`).on('disputes').column(column).execute();
    }
  },
};
