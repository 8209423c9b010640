import type { Migration } from '../migration.ts';

/** How many times a subscription pays its price, now and from the next period on. */
export const quantities: Migration = {
  name: '0138-quantities',
  async up(tx) {
    const subscriptions = () => tx.schema.alterTable('subscriptions');
    await subscriptions()
      .addColumn('quantity', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await subscriptions().addColumn('next_quantity', 'integer').execute();
    await tx.schema
      .alterTable('schedules_to_restore')
      .addColumn('next_quantity', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
