import type { Migration } from '../migration.ts';

/** How many members were on the roll when the vote was announced. Null for votes from before this was recorded. */
export const announcedRolls: Migration = {
  name: '0144-announced-rolls',
  async up(tx) {
    await tx.schema.alterTable('votes').addColumn('announced_roll_size', 'integer').execute();
  },
};
