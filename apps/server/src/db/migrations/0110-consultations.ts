import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Members discuss the drafts of policies paragraph by paragraph. */
export const consultations: Migration = {
  name: '0110-consultations',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await tx.schema
      .createTable('consultations')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('document_id', text, (column) => column.notNull())
      .addColumn('locale', text, (column) => column.notNull())
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('introduction', 'text', (column) => column.notNull())
      .addColumn('required_plan', 'text', (column) => column.notNull())
      .addColumn('opens_at', text, (column) => column.notNull())
      .addColumn('closes_at', text, (column) => column.notNull())
      .addColumn('answers_due_at', text)
      .addColumn('ended_as', 'text')
      .addColumn('ended_at', text)
      .addColumn('conclusion', 'text')
      .addColumn('told_state', 'text', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('consultations_document')
      .on('consultations')
      .columns(['document_id', 'locale'])
      .execute();
    // Two consultations about the same text would contradict each other.
    await tx.schema
      .createIndex('consultations_running')
      .unique()
      .on('consultations')
      .columns(['document_id', 'locale'])
      .where(sql.ref('ended_as'), 'is', null)
      .execute();
    await tx.schema
      .createTable('consultation_drafts')
      .addColumn('consultation_id', text, (column) =>
        column.notNull().references('consultations.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('blocks', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('created_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('consultation_drafts_pk', ['consultation_id', 'number'])
      .execute();
    await tx.schema
      .createTable('contributions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('consultation_id', text, (column) =>
        column.notNull().references('consultations.id').onDelete('cascade'),
      )
      .addColumn('draft', 'integer', (column) => column.notNull())
      .addColumn('block_id', text, (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('author_name', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('base_hash', text, (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('comparison', 'text')
      .addColumn('reason', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_by', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('answerer_name', 'text')
      .addColumn('answered_at', text)
      .addColumn('hidden_reason', 'text')
      .addColumn('hidden_at', text)
      .addColumn('merged_in', 'integer')
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('contributions_consultation')
      .on('contributions')
      .columns(['consultation_id', 'created_at'])
      .execute();
    await tx.schema
      .createIndex('contributions_user')
      .on('contributions')
      .columns(['user_id', 'created_at'])
      .execute();
    await tx.schema
      .createIndex('contributions_answered_by')
      .on('contributions')
      .column('answered_by')
      .execute();
    await tx.schema
      .createTable('contribution_supports')
      .addColumn('contribution_id', text, (column) =>
        column.notNull().references('contributions.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('contribution_supports_pk', ['contribution_id', 'user_id'])
      .execute();
    await tx.schema
      .createIndex('contribution_supports_user')
      .on('contribution_supports')
      .column('user_id')
      .execute();
  },
};
