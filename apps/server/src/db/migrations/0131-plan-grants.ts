import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Plans that members have without a subscription of their own. */
export const planGrants: Migration = {
  name: '0131-plan-grants',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('plan_grants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('is_paid', 'integer', (column) => column.notNull())
      .addColumn('starts_at', text, (column) => column.notNull())
      .addColumn('ends_at', text)
      .addColumn('ended_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('plan_grants_user')
      .on('plan_grants')
      .columns(['user_id', 'ends_at'])
      .execute();
    await tx.schema
      .createIndex('plan_grants_end')
      .on('plan_grants')
      .column('ends_at')
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
    // The same gift or seat never gives somebody the plan twice at a time.
    await tx.schema
      .createIndex('plan_grants_source')
      .on('plan_grants')
      .columns(['source', 'source_id', 'user_id'])
      .unique()
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
  },
};
