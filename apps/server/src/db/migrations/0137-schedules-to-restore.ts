import type { Migration } from '../migration.ts';

/** Scheduled plan changes to restore if another change fails, and what customers owe from earlier invoices. */
export const schedulesToRestore: Migration = {
  name: '0137-schedules-to-restore',
  async up(tx) {
    await tx.schema
      .createTable('schedules_to_restore')
      .addColumn('subscription_id', 'text', (column) =>
        column.primaryKey().references('subscriptions.id').onDelete('cascade'),
      )
      .addColumn('price_id', 'text', (column) => column.notNull())
      .addColumn('next_price_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .alterTable('subscriptions')
      .addColumn('debit_minor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
