import type { Migration } from '../migration.ts';

/** Changes between plans of the same yearly price, which are no movements of revenue. */
export const planSwaps: Migration = {
  name: '0135-plan-swaps',
  async up(tx) {
    await tx.schema
      .createTable('plan_swaps')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('occurred_at', 'text', (column) => column.notNull())
      .addColumn('plan_before', 'text')
      .addColumn('plan_after', 'text')
      .execute();
    await tx.schema
      .createIndex('plan_swaps_occurred')
      .on('plan_swaps')
      .columns(['occurred_at', 'user_id'])
      .execute();
    await tx.schema.createIndex('plan_swaps_user').on('plan_swaps').column('user_id').execute();
  },
};
