import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** An index of prefixes, so that SQLite does not have to merge thousands of words. */
export const searchPrefixes: Migration = {
  name: '0013-search-prefixes',
  async up(tx, kind) {
    if (kind === 'postgres') return;
    await sql`drop table search_words`.execute(tx);
    await sql`create virtual table search_words using fts5 (
      title, summary, body, content='search_entries', content_rowid='id', prefix='3',
      tokenize='porter unicode61 remove_diacritics 2'
    )`.execute(tx);
    await sql`insert into search_words (search_words) values ('rebuild')`.execute(tx);
  },
};
