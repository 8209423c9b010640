import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Moves of members from earlier prices of a plan to its current one, so that they can be continued. */
export const planMoves: Migration = {
  name: '0094-plan-moves',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('plan_moves')
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('price_id', 'text', (column) => column.notNull())
      .addColumn('started_at', text, (column) => column.notNull())
      .addColumn('finished_at', text)
      .addColumn('moved', 'integer', (column) => column.notNull())
      .addColumn('refused', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('plan_moves_pk', ['plan_id', 'price_id'])
      .execute();
  },
};
