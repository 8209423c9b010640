import { type Kysely, sql } from 'kysely';
import { otherSpellings } from '../../languages/spelling/spellings.ts';
import type { Migration } from '../migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Tx = Kysely<any>;

const BATCH = 200;

/** Adds other spellings of the words (`strasse` for `straße`) to the search index, for existing entries too. */
export const searchSpellings: Migration = {
  name: '0156-search-spellings',
  async up(tx, kind) {
    if (kind === 'postgres') await sql`alter table search_entries drop column words`.execute(tx);
    else await dropSqliteWords(tx);
    await sql`alter table search_entries add column spellings text not null default ''`.execute(tx);
    await fillSpellings(tx);
    if (kind === 'postgres') await indexPostgresWords(tx);
    else await indexSqliteWords(tx);
  },
};

interface Entry {
  id: number;
  title: string;
  summary: string;
  body: string;
}

async function fillSpellings(tx: Tx): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Entry>`select id, title, summary, body from search_entries
      where id > ${after} order by id limit ${BATCH}`.execute(tx);
    for (const { id, title, summary, body } of rows) {
      const spellings = otherSpellings([title, summary, body].join('\n'));
      if (spellings === '') continue;
      await sql`update search_entries set spellings = ${spellings} where id = ${id}`.execute(tx);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The text search configurations of PostgreSQL for our languages. */
const CONFIGURATIONS = { en: 'english', de: 'german', fr: 'french', es: 'spanish', ar: 'arabic' };

async function indexPostgresWords(tx: Tx): Promise<void> {
  const words = (configuration: string) =>
    sql`setweight(to_tsvector(${sql.lit(configuration)}, title), 'A') ||
      setweight(to_tsvector(${sql.lit(configuration)}, summary), 'B') ||
      setweight(to_tsvector(${sql.lit(configuration)}, left(body, 200000)), 'C') ||
      setweight(to_tsvector(${sql.lit(configuration)}, left(spellings, 200000)), 'C')`;
  const cases = Object.entries(CONFIGURATIONS).map(
    ([locale, configuration]) => sql`when ${sql.lit(locale)} then ${words(configuration)}`,
  );
  await sql`alter table search_entries add column words tsvector generated always as (
    case locale ${sql.join(cases, sql` `)} else ${words('simple')} end
  ) stored`.execute(tx);
  await sql`create index search_entries_words on search_entries using gin (words)`.execute(tx);
}

/** One index with English stems, one without for the other languages. */
const SQLITE_INDEXES = [
  { name: 'search_words', tokenizer: 'porter unicode61', isIncluded: sql`= 'en'` },
  { name: 'search_words_unstemmed', tokenizer: 'unicode61', isIncluded: sql`<> 'en'` },
];

async function dropSqliteWords(tx: Tx): Promise<void> {
  for (const { name } of SQLITE_INDEXES) {
    await sql`drop trigger ${sql.ref(`${name}_added`)}`.execute(tx);
    await sql`drop trigger ${sql.ref(`${name}_removed`)}`.execute(tx);
    await sql`drop table ${sql.table(name)}`.execute(tx);
  }
}

async function indexSqliteWords(tx: Tx): Promise<void> {
  for (const { name, tokenizer, isIncluded } of SQLITE_INDEXES) {
    const table = sql.table(name);
    await sql`create virtual table ${table} using fts5 (
      title, summary, body, spellings, content='search_entries', content_rowid='id', prefix='3',
      tokenize=${sql.lit(`${tokenizer} remove_diacritics 2`)}
    )`.execute(tx);
    await sql`insert into ${table} (rowid, title, summary, body, spellings)
      select id, title, summary, body, spellings from search_entries
      where locale ${isIncluded} order by id`.execute(tx);
    await sql`create trigger ${sql.ref(`${name}_added`)} after insert on search_entries
      when new.locale ${isIncluded} begin
        insert into ${table} (rowid, title, summary, body, spellings)
          values (new.id, new.title, new.summary, new.body, new.spellings);
      end`.execute(tx);
    await sql`create trigger ${sql.ref(`${name}_removed`)} after delete on search_entries
      when old.locale ${isIncluded} begin
        insert into ${table} (${table}, rowid, title, summary, body, spellings)
          values ('delete', old.id, old.title, old.summary, old.body, old.spellings);
      end`.execute(tx);
  }
}
