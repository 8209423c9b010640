import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Changes of recurring revenue and their sums by month. Subscriptions that exist already have no annual
 * amount until the hourly job has counted them, because their prices are not in the database.
 */
export const revenue: Migration = {
  name: '0100-revenue',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema.alterTable('subscriptions').addColumn('annual_minor', 'bigint').execute();
    await tx.schema
      .createIndex('subscriptions_uncounted')
      .on('subscriptions')
      .column('user_id')
      .where(sql.ref('annual_minor'), 'is', null)
      .execute();
    await tx.schema
      .createTable('revenue_movements')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('month', text, (column) => column.notNull())
      .addColumn('occurred_at', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('change_minor', 'bigint', (column) => column.notNull())
      .addColumn('annual_minor', 'bigint', (column) => column.notNull())
      .addColumn('plan_before', 'text')
      .addColumn('plan_after', 'text')
      .execute();
    await tx.schema
      .createIndex('revenue_movements_by_month')
      .on('revenue_movements')
      .columns(['month', 'currency', 'occurred_at', 'id'])
      .execute();
    await tx.schema
      .createIndex('revenue_movements_user_id')
      .on('revenue_movements')
      .column('user_id')
      .execute();
    await tx.schema
      .createTable('revenue_months')
      .addColumn('month', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('change_minor', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('revenue_months_pk', ['month', 'currency', 'kind'])
      .execute();
  },
};
