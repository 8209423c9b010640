import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Payments, refunds and disputes with their dates, for bookkeeping, and the refunds that staff ask for. */
export const ledger: Migration = {
  name: '0073-ledger',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema.alterTable('invoices').addColumn('next_attempt_at', text).execute();
    await tx.schema
      .alterTable('invoices')
      .addColumn('tax_minor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .createIndex('invoices_by_time')
      .on('invoices')
      .columns(['created_at', 'id'])
      .execute();
    await tx.schema
      .createTable('ledger_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payment_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('invoice_id', 'text')
      .addColumn('invoice_number', 'text')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'integer', (column) => column.notNull())
      .addColumn('tax_minor', 'integer', (column) => column.notNull())
      .addColumn('fee_minor', 'integer')
      .addColumn('fee_currency', 'text')
      .addColumn('occurred_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('ledger_entries_by_time')
      .on('ledger_entries')
      .columns(['occurred_at', 'id'])
      .execute();
    for (const column of ['customer_id', 'invoice_id', 'user_id']) {
      await tx.schema
        .createIndex(`ledger_entries_${column}`)
        .on('ledger_entries')
        .column(column)
        .execute();
    }
    await tx.schema
      .createTable('refund_requests')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('payment_id', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('refund_id', 'text')
      .addColumn('failed_at', text)
      .execute();
  },
};
