import type { Migration } from '../migration.ts';

/** A used refresh token may be exchanged once more within the grace period, and only once. */
export const refreshTokenReuse: Migration = {
  name: '0011-refresh-token-reuse',
  async up(tx) {
    await tx.schema.alterTable('refresh_tokens').addColumn('reused_at', 'text').execute();
  },
};
