import { type Kysely, sql } from 'kysely';
import type { DbKind } from '../client.ts';
import type { Migration } from '../migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Tx = Kysely<any>;

/**
 * `content_entries` is what staff see in lists: one row for each document and language, whatever its
 * collection. The server fills it for existing documents when it starts, because rows depend on the
 * declarations. Versions say how they came about.
 */
export const contentEntries: Migration = {
  name: '0031-content-entries',
  async up(tx, kind) {
    await createEntries(tx, kind);
    await createIndexes(tx);
    await createWords(tx, kind);
    const versions = () => tx.schema.alterTable('content_versions');
    await versions()
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('saved'))
      .execute();
    for (const name of ['label', 'began_at', 'visible_from']) {
      await versions().addColumn(name, 'text').execute();
    }
  },
};

async function createEntries(tx: Tx, kind: DbKind): Promise<void> {
  // Byte order, so that both databases sort and paginate alike.
  const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
  let table = tx.schema
    .createTable('content_entries')
    .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    );
  for (const name of ['collection', 'document_id', 'locale', 'title', 'sort_title', 'slug']) {
    table = table.addColumn(name, text, (column) => column.notNull());
  }
  for (const name of ['created_at', 'updated_at']) {
    table = table.addColumn(name, text, (column) => column.notNull());
  }
  await table
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('live_version', 'integer')
    .addColumn('visible_from', text, (column) => column.notNull().defaultTo(''))
    .addColumn('editor_id', 'integer')
    .addColumn('owner_id', 'integer')
    .addColumn('deleted_at', text)
    .addColumn('review_state', 'text', (column) => column.notNull().defaultTo('none'))
    .addColumn('review_note', 'text')
    .addColumn('review_by', 'integer')
    .addColumn('review_at', 'text')
    .execute();
}

async function createIndexes(tx: Tx): Promise<void> {
  await tx.schema
    .createIndex('content_entries_document')
    .unique()
    .on('content_entries')
    .columns(['collection', 'document_id', 'locale'])
    .execute();
  for (const column of ['updated_at', 'created_at', 'visible_from', 'sort_title']) {
    await tx.schema
      .createIndex(`content_entries_${column}`)
      .on('content_entries')
      .columns(['collection', column, 'id'])
      .execute();
  }
}

/** Only the index is stored: the texts are in the tables of the collections. */
async function createWords(tx: Tx, kind: DbKind): Promise<void> {
  if (kind === 'sqlite') {
    await sql`create virtual table content_entry_words using fts5 (
      title, body, content='', contentless_delete=1, prefix='2 3',
      tokenize='unicode61 remove_diacritics 2'
    )`.execute(tx);
    return;
  }
  await sql`alter table content_entries add column words tsvector`.execute(tx);
  await sql`create index content_entries_words on content_entries using gin (words)`.execute(tx);
}
