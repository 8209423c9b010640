import { type Kysely, sql } from 'kysely';
import type { DbKind } from '../client.ts';
import type { Migration } from '../migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Tx = Kysely<any>;

const WITH_DRAFTS = ['policies', 'blog_posts', 'member_contents'];
const WITHOUT_DRAFTS = ['categories', 'tags'];

/**
 * Translations are rows of the same document with another locale. Existing rows get `en`; the server gives
 * them the site's default language when it starts, because a migration does not know the settings.
 */
export const contentLocales: Migration = {
  name: '0030-content-locales',
  async up(tx, kind) {
    for (const table of [...WITH_DRAFTS, ...WITHOUT_DRAFTS, 'content_versions']) {
      await addLocale(tx, kind, table);
    }
    for (const table of WITH_DRAFTS) {
      await replaceUnique(tx, table, ['document_id', 'state'], ['document_id', 'locale', 'state']);
      await replaceUnique(tx, table, ['slug', 'state'], ['slug', 'locale', 'state']);
      await indexNewest(tx, kind, table);
    }
    for (const table of WITHOUT_DRAFTS) {
      await replaceUnique(tx, table, ['document_id'], ['document_id', 'locale']);
      await replaceUnique(tx, table, ['slug'], ['slug', 'locale']);
    }
    await indexLibrary(tx, kind);
    await rebuildFormerSlugs(tx);
    if (kind === 'postgres') await rebuildPostgresSearch(tx);
    else await rebuildSqliteSearch(tx);
    await createLocales(tx, kind);
  },
};

const textType = (kind: DbKind) => (kind === 'postgres' ? sql`text collate "C"` : 'text');
const nulls = (kind: DbKind) => (kind === 'postgres' ? sql` nulls last` : sql``);

const addLocale = (tx: Tx, kind: DbKind, table: string) =>
  tx.schema
    .alterTable(table)
    .addColumn('locale', textType(kind), (column) => column.notNull().defaultTo('en'))
    .execute();

async function replaceUnique(tx: Tx, table: string, before: string[], after: string[]) {
  await tx.schema.dropIndex(`${table}_${before.join('_')}_unique`).execute();
  await tx.schema
    .createIndex(`${table}_${after.join('_')}_unique`)
    .unique()
    .on(table)
    .columns(after)
    .execute();
}

/** Lists and counts the newest entries of a language from the index alone. */
async function indexNewest(tx: Tx, kind: DbKind, table: string): Promise<void> {
  await tx.schema.dropIndex(`${table}_newest`).execute();
  await sql`create index ${sql.ref(`${table}_newest`)} on ${sql.table(table)}
    (state, locale, published_at desc${nulls(kind)}, id desc${nulls(kind)})`.execute(tx);
}

async function indexLibrary(tx: Tx, kind: DbKind): Promise<void> {
  await tx.schema.dropIndex('member_contents_library').execute();
  await sql`create index member_contents_library on member_contents
    (state, locale, published_at desc${nulls(kind)}, id desc${nulls(kind)}, document_id,
     required_plan, category_id, reading_minutes, title)`.execute(tx);
}

async function rebuildFormerSlugs(tx: Tx): Promise<void> {
  await tx.schema.alterTable('former_slugs').renameTo('former_slugs_before').execute();
  await tx.schema
    .createTable('former_slugs')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_slugs_key', ['collection', 'slug', 'locale', 'document_id'])
    .execute();
  await sql`insert into former_slugs (collection, slug, locale, document_id, created_at)
    select collection, slug, 'en', document_id, created_at from former_slugs_before`.execute(tx);
  await tx.schema.dropTable('former_slugs_before').execute();
}

/** The text search configurations of PostgreSQL for our languages. */
const CONFIGURATIONS = { en: 'english', de: 'german', fr: 'french', es: 'spanish', ar: 'arabic' };

async function rebuildPostgresSearch(tx: Tx): Promise<void> {
  const words = (configuration: string) =>
    sql`setweight(to_tsvector(${sql.lit(configuration)}, title), 'A') ||
      setweight(to_tsvector(${sql.lit(configuration)}, summary), 'B') ||
      setweight(to_tsvector(${sql.lit(configuration)}, left(body, 200000)), 'C')`;
  const cases = Object.entries(CONFIGURATIONS).map(
    ([locale, configuration]) => sql`when ${sql.lit(locale)} then ${words(configuration)}`,
  );
  await sql`drop index search_entries_one`.execute(tx);
  await sql`alter table search_entries drop column words`.execute(tx);
  await sql`alter table search_entries add column locale text not null default 'en'`.execute(tx);
  await sql`alter table search_entries add column words tsvector generated always as (
    case locale ${sql.join(cases, sql` `)} else ${words('simple')} end
  ) stored`.execute(tx);
  await sql`create index search_entries_words on search_entries using gin (words)`.execute(tx);
  await indexSearchEntries(tx);
}

const indexSearchEntries = (tx: Tx) =>
  sql`create unique index search_entries_one
    on search_entries (collection, document_id, locale, audience)`.execute(tx);

/**
 * SQLite stems English words only, so the other languages have an index without stems. The body stays the
 * last column, so that the others are read without its overflow pages.
 */
async function rebuildSqliteSearch(tx: Tx): Promise<void> {
  await sql`drop trigger search_entries_added`.execute(tx);
  await sql`drop trigger search_entries_removed`.execute(tx);
  await sql`drop table search_words`.execute(tx);
  await sql`drop index search_entries_one`.execute(tx);
  await sql`alter table search_entries rename to search_entries_before`.execute(tx);
  await sql`create table search_entries (
    id integer primary key autoincrement,
    collection text not null, document_id text not null, locale text not null default 'en',
    audience text not null, published_at text not null, slug text not null, title text not null,
    summary text not null, body text not null
  )`.execute(tx);
  await createWords(tx, 'search_words', 'porter unicode61', sql`= 'en'`);
  await createWords(tx, 'search_words_unstemmed', 'unicode61', sql`<> 'en'`);
  await sql`insert into search_entries
    (id, collection, document_id, audience, published_at, slug, title, summary, body)
    select id, collection, document_id, audience, published_at, slug, title, summary, body
    from search_entries_before order by id`.execute(tx);
  await sql`drop table search_entries_before`.execute(tx);
  await indexSearchEntries(tx);
}

async function createWords(
  tx: Tx,
  name: string,
  tokenizer: string,
  isIncluded: ReturnType<typeof sql>,
): Promise<void> {
  const table = sql.table(name);
  await sql`create virtual table ${table} using fts5 (
    title, summary, body, content='search_entries', content_rowid='id', prefix='3',
    tokenize=${sql.lit(`${tokenizer} remove_diacritics 2`)}
  )`.execute(tx);
  await sql`create trigger ${sql.ref(`${name}_added`)} after insert on search_entries
    when new.locale ${isIncluded} begin
      insert into ${table} (rowid, title, summary, body)
        values (new.id, new.title, new.summary, new.body);
    end`.execute(tx);
  await sql`create trigger ${sql.ref(`${name}_removed`)} after delete on search_entries
    when old.locale ${isIncluded} begin
      insert into ${table} (${table}, rowid, title, summary, body)
        values ('delete', old.id, old.title, old.summary, old.body);
    end`.execute(tx);
}

/** The languages that content has been written in, with the ids that the API shows. */
const createLocales = (tx: Tx, kind: DbKind) =>
  tx.schema
    .createTable('content_locales')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'serial', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
