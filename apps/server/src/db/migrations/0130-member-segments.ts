import type { Migration } from '../migration.ts';

/** Filters of the list of members under a name, for all staff. */
export const memberSegments: Migration = {
  name: '0130-member-segments',
  async up(tx, kind) {
    await tx.schema
      .createTable('member_segments')
      .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
        kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
  },
};
