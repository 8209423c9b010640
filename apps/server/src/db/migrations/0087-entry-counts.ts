import type { Migration } from '../migration.ts';

/** Lists count entries by state on every request. This index has all that they count by. */
export const entryCounts: Migration = {
  name: '0087-entry-counts',
  up: (tx) =>
    tx.schema
      .createIndex('content_entries_counts')
      .on('content_entries')
      .columns([
        'collection',
        'deleted_at',
        'visible_from',
        'live_version',
        'version',
        'review_state',
        'owner_id',
      ])
      .execute(),
};
