import type { Migration } from '../migration.ts';

/** When somebody became staff. Null for members, and for staff from before this migration. */
export const staffSince: Migration = {
  name: '0022-staff-since',
  async up(tx) {
    await tx.schema.alterTable('users').addColumn('staff_since', 'text').execute();
  },
};
