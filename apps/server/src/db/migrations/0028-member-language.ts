import type { Migration } from '../migration.ts';

/** Null means the default language of the site. */
export const memberLanguage: Migration = {
  name: '0028-member-language',
  async up(tx) {
    await tx.schema.alterTable('users').addColumn('language', 'text').execute();
  },
};
