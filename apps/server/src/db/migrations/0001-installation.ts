import type { Migration } from '../migration.ts';

/** Facts about this installation that are not settings, such as which starter sets were seeded. */
export const installation: Migration = {
  name: '0001-installation',
  async up(tx) {
    await tx.schema
      .createTable('installation')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
