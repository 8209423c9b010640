import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Copies of Stripe's data, received events and open attempts. */
export const billing: Migration = {
  name: '0005-billing',
  async up(tx) {
    await tx.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('price_id', 'text', (column) => column.notNull())
      .addColumn('plan', 'text')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('credit_minor', 'integer', (column) => column.notNull())
      .addColumn('period_starts_at', 'text', (column) => column.notNull())
      .addColumn('period_ends_at', 'text', (column) => column.notNull())
      .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text')
      .addColumn('canceled_at', 'text')
      .addColumn('unpaid_since', 'text')
      .addColumn('latest_invoice_id', 'text')
      .addColumn('is_current', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('subscriptions_current')
      .unique()
      .on('subscriptions')
      .column('user_id')
      .where(sql.ref('is_current'), '=', 1)
      .execute();
    await tx.schema
      .createIndex('subscriptions_of_user')
      .on('subscriptions')
      .column('user_id')
      .execute();

    await tx.schema
      .createTable('invoices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'text')
      .addColumn('number', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('total_minor', 'integer', (column) => column.notNull())
      .addColumn('amount_paid_minor', 'integer', (column) => column.notNull())
      .addColumn('amount_remaining_minor', 'integer', (column) => column.notNull())
      .addColumn('amount_refunded_minor', 'integer', (column) => column.notNull())
      .addColumn('is_disputed', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('needs_action', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('paid_at', 'text')
      .addColumn('hosted_url', 'text')
      .addColumn('pdf_url', 'text')
      .addColumn('lines', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('invoices_of_user')
      .on('invoices')
      .columns(['user_id', 'created_at'])
      .execute();

    await tx.schema
      .createTable('payment_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text')
      .addColumn('charge_id', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await tx.schema
      .createIndex('payment_events_due')
      .on('payment_events')
      .column('due_at')
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
    await tx.schema
      .createIndex('payment_events_received')
      .on('payment_events')
      .column('received_at')
      .execute();

    await tx.schema
      .createTable('billing_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('price_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .execute();
    await tx.schema
      .createIndex('billing_attempts_open')
      .unique()
      .on('billing_attempts')
      .columns(['user_id', 'kind'])
      .where(sql.ref('closed_at'), 'is', null)
      .execute();

    await tx.schema
      .createTable('billing_locks')
      .addColumn('user_id', 'integer', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable('billing_notices')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
