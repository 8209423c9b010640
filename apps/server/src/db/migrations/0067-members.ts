import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

type Tx = Parameters<Migration['up']>[0];

/** What staff need to find members, and what they write about them. */
export const members: Migration = {
  name: '0067-members',
  async up(tx, kind) {
    await (kind === 'postgres' ? indexOnPostgres(tx) : indexOnSqlite(tx));
    await tx.schema
      .createTable('member_notes')
      .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
        kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      // No reference: a note outlives the account of its author.
      .addColumn('author_id', 'integer')
      .addColumn('author_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('member_notes_of_user')
      .on('member_notes')
      .column('user_id')
      .execute();
    await tx.schema.alterTable('invoices').addColumn('decline_reason', 'text').execute();
    await tx.schema.createIndex('mails_to').on('mails').column('recipient').execute();
  },
};

const COLUMNS = ['username', 'email', 'first_name', 'last_name', 'organisation'];

/** Three letters anywhere in a column are enough to find a row. */
async function indexOnSqlite(tx: Tx): Promise<void> {
  const columns = sql.raw(COLUMNS.join(', '));
  const valuesOf = (row: string) => sql.raw(COLUMNS.map((name) => `${row}.${name}`).join(', '));
  await sql`create virtual table member_search using fts5 (
    ${columns}, content='users', content_rowid='id', tokenize='trigram remove_diacritics 1'
  )`.execute(tx);
  await sql`insert into member_search (member_search) values ('rebuild')`.execute(tx);
  const add = sql`insert into member_search (rowid, ${columns}) values (new.id, ${valuesOf('new')})`;
  const remove = sql`insert into member_search (member_search, rowid, ${columns})
    values ('delete', old.id, ${valuesOf('old')})`;
  await sql`create trigger member_search_added after insert on users begin ${add}; end`.execute(tx);
  await sql`create trigger member_search_removed after delete on users begin ${remove}; end`.execute(
    tx,
  );
  await sql`create trigger member_search_changed after update of ${columns} on users
    begin ${remove}; ${add}; end`.execute(tx);
}

/** The same letters as in `features/members/list/match-members.repo.ts`. */
const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ'; // cspell:disable-line
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'; // cspell:disable-line

/**
 * The folded text is stored, because folding it for each row takes longer than anything else in a search. Any role
 * that may create objects in the database can install pg_trgm; without it, or without that right, the search
 * reads the whole table.
 */
async function indexOnPostgres(tx: Tx): Promise<void> {
  await sql`alter table users add column search_text text generated always as (translate(lower(
    username || ' ' || email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
    || ' ' || coalesce(organisation, '')), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}
  )) stored`.execute(tx);
  await sql`savepoint trigrams`.execute(tx);
  try {
    await sql`create extension if not exists pg_trgm`.execute(tx);
    await sql`create index users_search on users using gin (search_text gin_trgm_ops)`.execute(tx);
    await sql`release savepoint trigrams`.execute(tx);
  } catch {
    await sql`rollback to savepoint trigrams`.execute(tx);
  }
}
