import type { Migration } from '../migration.ts';

/** Which draft of a mirrored entry was copied last. */
export const mirroredDrafts: Migration = {
  name: '0111-mirrored-drafts',
  async up(tx) {
    const table = () => tx.schema.alterTable('imported_entries');
    await table().addColumn('draft_hash', 'text').execute();
    await table().addColumn('draft_updated_at', 'text').execute();
  },
};
