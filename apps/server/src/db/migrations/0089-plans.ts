import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Plans that staff create, their changes to the built-in ones, and every price that Rostra made at Stripe. */
export const plans: Migration = {
  name: '0089-plans',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('plans')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('description', 'text')
      .addColumn('features', 'text')
      .addColumn('price_minor', 'integer')
      .addColumn('currency', 'text')
      .addColumn('interval', 'text')
      .addColumn('price_id', 'text')
      .addColumn('product_id', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('retired_at', text)
      .addColumn('request_key', 'text', (column) => column.unique())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable('plan_prices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
      .addColumn('price_minor', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('interval', 'text', (column) => column.notNull())
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('plan_prices_plan_id')
      .on('plan_prices')
      .column('plan_id')
      .execute();
    await tx.schema
      .createIndex('subscriptions_price_id')
      .on('subscriptions')
      .column('price_id')
      .execute();
  },
};
