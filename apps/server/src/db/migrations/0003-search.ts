import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Tx = Kysely<any>;

/**
 * One row for each entry and each audience that may find it: an FTS5 table on SQLite, a generated
 * tsvector on PostgreSQL. Titles rank above summaries, and these above bodies. The body is the last
 * column, so that the others are read without its overflow pages.
 */
export const search: Migration = {
  name: '0003-search',
  async up(tx, kind) {
    if (kind === 'postgres') await createPostgres(tx);
    else await createSqlite(tx);
    await sql`create unique index search_entries_one on search_entries (collection, document_id, audience)`.execute(
      tx,
    );
  },
};

async function createPostgres(tx: Tx): Promise<void> {
  await sql`create table search_entries (
    id serial primary key,
    collection text not null, document_id text not null, audience text not null,
    slug text not null, title text not null, summary text not null, body text not null,
    published_at text collate "C" not null,
    words tsvector generated always as (
      setweight(to_tsvector('english', title), 'A') ||
      setweight(to_tsvector('english', summary), 'B') ||
      setweight(to_tsvector('english', left(body, 200000)), 'C')
    ) stored
  )`.execute(tx);
  await sql`create index search_entries_words on search_entries using gin (words)`.execute(tx);
}

async function createSqlite(tx: Tx): Promise<void> {
  await sql`create table search_entries (
    id integer primary key autoincrement,
    collection text not null, document_id text not null, audience text not null,
    published_at text not null, slug text not null, title text not null, summary text not null,
    body text not null
  )`.execute(tx);
  await sql`create virtual table search_words using fts5 (
    title, summary, body, content='search_entries', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2'
  )`.execute(tx);
  await sql`create trigger search_entries_added after insert on search_entries begin
    insert into search_words (rowid, title, summary, body)
      values (new.id, new.title, new.summary, new.body);
  end`.execute(tx);
  await sql`create trigger search_entries_removed after delete on search_entries begin
    insert into search_words (search_words, rowid, title, summary, body)
      values ('delete', old.id, old.title, old.summary, old.body);
  end`.execute(tx);
}
