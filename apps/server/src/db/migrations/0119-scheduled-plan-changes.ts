import type { Migration } from '../migration.ts';

/** Another plan that begins at the end of the paid period. */
export const scheduledPlanChanges: Migration = {
  name: '0119-scheduled-plan-changes',
  async up(tx) {
    const table = () => tx.schema.alterTable('subscriptions');
    await table().addColumn('next_price_id', 'text').execute();
    await table().addColumn('next_price_at', 'text').execute();
  },
};
