import type { Migration } from '../migration.ts';

/** Who was asked to review a draft; null if anybody may. */
export const reviewers: Migration = {
  name: '0088-reviewers',
  up: (tx) => tx.schema.alterTable('content_entries').addColumn('review_for', 'integer').execute(),
};
