import type { Migration } from '../migration.ts';

/**
 * When the holder of a session last proved their identity. Logins count, including those before
 * this migration.
 */
export const sessionProofs: Migration = {
  name: '0016-session-proofs',
  async up(tx) {
    await tx.schema
      .alterTable('sessions')
      .addColumn('proved_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await tx
      .updateTable('sessions')
      .set((eb) => ({ proved_at: eb.ref('created_at') }))
      .execute();
  },
};
