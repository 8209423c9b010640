import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Changes to content at a later time, and who has an entry open. */
export const scheduledChanges: Migration = {
  name: '0036-scheduled-changes',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('scheduled_changes')
      .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
        kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('created_by', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addUniqueConstraint('scheduled_changes_one', [
        'collection',
        'document_id',
        'locale',
        'action',
      ])
      .execute();
    await tx.schema
      .createIndex('scheduled_changes_at')
      .on('scheduled_changes')
      .column('at')
      .execute();
    await tx.schema
      .createTable('presence')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('seen_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_pk', ['collection', 'document_id', 'locale', 'user_id'])
      .execute();
  },
};
