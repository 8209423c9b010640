import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Members vote on texts of policies. */
export const votes: Migration = {
  name: '0118-votes',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    // Rows with a row id would be stored in the order in which ballots were cast.
    const sorted = kind === 'sqlite' ? sql`without rowid` : sql``;
    await tx.schema
      .createTable('votes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('document_id', text, (column) => column.notNull())
      .addColumn('locale', text, (column) => column.notNull())
      .addColumn('policy_title', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('introduction', 'text', (column) => column.notNull())
      .addColumn('secrecy', 'text', (column) => column.notNull())
      .addColumn('is_rehearsal', 'integer', (column) => column.notNull())
      .addColumn('run_off_of', text, (column) => column.references('votes.id'))
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('required_plan', 'text', (column) => column.notNull())
      .addColumn('joined_before', text, (column) => column.notNull())
      .addColumn('paid_before', text)
      .addColumn('announced_at', text, (column) => column.notNull())
      .addColumn('opens_at', text, (column) => column.notNull())
      .addColumn('closes_at', text, (column) => column.notNull())
      .addColumn('extensions', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('obstacle', 'text')
      .addColumn('roll_size', 'integer')
      .addColumn('roll_hash', text)
      .addColumn('public_key', 'text')
      .addColumn('private_key', 'text')
      .addColumn('turnout_percent', 'integer')
      .addColumn('turnout_at', text)
      .addColumn('annulled_at', text)
      .addColumn('annulment_reason', 'text')
      .addColumn('closed_at', text)
      .addColumn('result', 'text')
      .addColumn('record_hash', text)
      .addColumn('previous_hash', text)
      .execute();
    await tx.schema
      .createIndex('votes_document')
      .on('votes')
      .columns(['document_id', 'state'])
      .execute();
    // Two votes about the same text would contradict each other.
    await tx.schema
      .createIndex('votes_running')
      .unique()
      .on('votes')
      .columns(['document_id', 'locale'])
      .where(sql<boolean>`state in ('announced', 'open')`)
      .execute();
    // Two votes that close at the same time must not continue the chain from the same record.
    await tx.schema
      .createIndex('votes_chain')
      .unique()
      .on('votes')
      .column('previous_hash')
      .execute();
    // There is one run-off, unless it was annulled.
    await tx.schema
      .createIndex('votes_run_off')
      .unique()
      .on('votes')
      .column('run_off_of')
      .where(sql.ref('annulled_at'), 'is', null)
      .execute();
    await tx.schema
      .createTable('vote_records')
      .addColumn('vote_id', text, (column) =>
        column.primaryKey().references('votes.id').onDelete('cascade'),
      )
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable('vote_options')
      .addColumn('vote_id', text, (column) =>
        column.notNull().references('votes.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('edition', 'integer')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('summary', 'text')
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('text_hash', text, (column) => column.notNull())
      .addColumn('costing', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('vote_options_pk', ['vote_id', 'number'])
      .execute();
    await tx.schema
      .createTable('vote_roll')
      .addColumn('vote_id', text, (column) =>
        column.notNull().references('votes.id').onDelete('cascade'),
      )
      .addColumn('leaf_hash', text, (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('salt', text, (column) => column.notNull())
      .addColumn('blinded_hash', text)
      .addColumn('news', 'text')
      .addColumn('had_slip', 'integer', (column) => column.notNull())
      .addColumn('has_reported', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vote_roll_pk', ['vote_id', 'leaf_hash'])
      .modifyEnd(sorted)
      .execute();
    await tx.schema
      .createIndex('vote_roll_user')
      .unique()
      .on('vote_roll')
      .columns(['user_id', 'vote_id'])
      .execute();
    await tx.schema
      .createIndex('vote_roll_news')
      .on('vote_roll')
      .columns(['vote_id', 'leaf_hash'])
      .where(sql.ref('news'), 'is not', null)
      .execute();
    await tx.schema
      .createTable('vote_ballots')
      .addColumn('vote_id', text, (column) =>
        column.notNull().references('votes.id').onDelete('cascade'),
      )
      .addColumn('slip_hash', text, (column) => column.notNull())
      .addColumn('receipt', text, (column) => column.notNull())
      .addColumn('choice', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('vote_ballots_pk', ['vote_id', 'slip_hash'])
      .modifyEnd(sorted)
      .execute();
    await tx.schema
      .createIndex('vote_ballots_receipt')
      .unique()
      .on('vote_ballots')
      .columns(['vote_id', 'receipt'])
      .execute();
    await tx.schema
      .createTable('open_ballots')
      .addColumn('vote_id', text, (column) =>
        column.notNull().references('votes.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('salt', text)
      .addColumn('name', 'text')
      .addColumn('name_hash', text, (column) => column.notNull())
      .addColumn('choice', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('open_ballots_pk', ['vote_id', 'name_hash'])
      .execute();
    await tx.schema
      .createIndex('open_ballots_user')
      .unique()
      .on('open_ballots')
      .columns(['user_id', 'vote_id'])
      .execute();
  },
};
