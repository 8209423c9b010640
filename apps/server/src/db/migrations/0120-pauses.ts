import type { Migration } from '../migration.ts';

/** When a member's pause of a plan begins and ends. */
export const pauses: Migration = {
  name: '0120-pauses',
  async up(tx) {
    const table = () => tx.schema.alterTable('subscriptions');
    await table().addColumn('pause_starts_at', 'text').execute();
    await table().addColumn('pause_ends_at', 'text').execute();
  },
};
