import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { DbKind } from '../client.ts';
import type { Migration } from '../migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Tx = Kysely<any>;

/** Notices, reading progress and downloads. */
export const memberArea: Migration = {
  name: '0006-member-area',
  async up(tx, kind) {
    await createNotices(tx, kind);
    await createReading(tx, kind);
    await indexLibrary(tx, kind);
  },
};

const numbered = (tx: Tx, kind: DbKind, name: string) =>
  tx.schema
    .createTable(name)
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'serial', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    );

const ofUser = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('user_id', 'integer', (column) =>
    column.notNull().references('users.id').onDelete('cascade'),
  );

async function createNotices(tx: Tx, kind: DbKind): Promise<void> {
  await ofUser(numbered(tx, kind, 'notices'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('href', 'text', (column) => column.notNull())
    .addColumn('once_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addUniqueConstraint('notices_once', ['user_id', 'once_key'])
    .execute();
  await tx.schema
    .createIndex('notices_of_user')
    .on('notices')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('notices_by_age').on('notices').column('created_at').execute();

  await tx.schema
    .createTable('content_notice_marks')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('read_up_to', 'text', (column) => column.notNull())
    .execute();
  await ofUser(tx.schema.createTable('content_notice_reads'))
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_notice_reads_key', ['user_id', 'document_id'])
    .execute();
}

async function createReading(tx: Tx, kind: DbKind): Promise<void> {
  const fraction = kind === 'postgres' ? 'double precision' : 'real';
  await ofUser(tx.schema.createTable('reading_progress'))
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('last_position', fraction, (column) => column.notNull())
    .addColumn('furthest_position', fraction, (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('last_read_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('settled_at', 'text')
    .addPrimaryKeyConstraint('reading_progress_key', ['user_id', 'document_id'])
    .execute();
  await tx.schema
    .createIndex('reading_progress_latest')
    .on('reading_progress')
    .columns(['user_id', 'last_read_at'])
    .execute();

  await ofUser(numbered(tx, kind, 'downloads'))
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('file_document_id', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('downloads_of_link', ['link_id'])
    .execute();
  await tx.schema
    .createIndex('downloads_of_user')
    .on('downloads')
    .columns(['user_id', 'created_at'])
    .execute();
}

/** For filtering, sorting and counting without reading bodies, which are in the middle of their rows. */
async function indexLibrary(tx: Tx, kind: DbKind): Promise<void> {
  const nulls = kind === 'postgres' ? sql` nulls last` : sql``;
  await sql`create index member_contents_library on member_contents
    (state, published_at desc${nulls}, id desc${nulls}, document_id, required_plan, category_id,
     reading_minutes, title)`.execute(tx);
}
