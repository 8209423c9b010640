import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Coupons of the organisation, who has used them, and the discounts of subscriptions and payments. */
export const coupons: Migration = {
  name: '0093-coupons',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('coupons')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('percent_off', 'integer')
      .addColumn('amount_off_minor', 'integer')
      .addColumn('currency', 'text')
      .addColumn('duration', 'text', (column) => column.notNull())
      .addColumn('months', 'integer')
      .addColumn('plan_ids', 'text')
      .addColumn('last_day', text)
      .addColumn('expires_at', text)
      .addColumn('max_uses', 'integer')
      .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('promotion_id', 'text')
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('retired_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    // The code of a retired coupon can be given to a new one.
    await tx.schema
      .createIndex('coupons_code')
      .on('coupons')
      .column('code')
      .unique()
      .where(sql.ref('retired_at'), 'is', null)
      .execute();
    await tx.schema
      .createTable('coupon_uses')
      .addColumn('coupon_id', 'text', (column) => column.notNull().references('coupons.id'))
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('subscription_id', 'text')
      .addColumn('created_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('coupon_uses_pk', ['user_id', 'coupon_id'])
      .execute();
    await tx.schema.alterTable('subscriptions').addColumn('discount', 'text').execute();
    for (const table of ['invoices', 'ledger_entries'] as const) {
      await tx.schema
        .alterTable(table)
        .addColumn('discount_minor', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};
