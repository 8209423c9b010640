import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { DbKind } from '../client.ts';
import type { Migration } from '../migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Tx = Kysely<any>;
type Table = CreateTableBuilder<string, string>;

/** Byte order, so that both databases sort and paginate alike. */
const textType = (kind: DbKind) => (kind === 'postgres' ? sql`text collate "C"` : 'text');

/** Collections, media, join tables and versions. */
export const content: Migration = {
  name: '0002-content',
  async up(tx, kind) {
    const text = textType(kind);

    const table = (name: string): Table =>
      tx.schema
        .createTable(name)
        .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
          kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
        ) as Table;
    const required = (builder: Table, ...names: string[]) =>
      names.reduce((all, name) => all.addColumn(name, text, (c) => c.notNull()) as Table, builder);
    const optional = (builder: Table, ...names: string[]) =>
      names.reduce((all, name) => all.addColumn(name, text) as Table, builder);
    const entry = (name: string) =>
      optional(required(table(name), 'document_id', 'created_at', 'updated_at'), 'published_at');
    const stateful = (name: string) => required(entry(name), 'state');
    const seo = (builder: Table) => optional(builder, 'seo_meta_title', 'seo_meta_description');
    const number = (builder: Table, name: string) =>
      builder.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)) as Table;
    const reference = (builder: Table, name: string, target: string) =>
      builder.addColumn(name, 'integer', (column) =>
        column.references(target).onDelete('set null'),
      ) as Table;

    const files = optional(
      required(entry('files'), 'name', 'hash', 'ext', 'mime', 'url', 'provider'),
      'alternative_text',
      'caption',
      'formats',
      'sources',
      'preview_url',
    );
    await number(files, 'is_private')
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('size', kind === 'postgres' ? 'double precision' : 'real', (c) => c.notNull())
      .execute();

    const authors = optional(required(entry('authors'), 'username', 'name', 'slug'), 'role', 'bio');
    await reference(authors, 'avatar_id', 'files.id').execute();
    await seo(optional(required(entry('categories'), 'name', 'slug'), 'description')).execute();
    await required(entry('tags'), 'name', 'slug').execute();

    const policies = seo(required(stateful('policies'), 'title', 'slug', 'area', 'body'));
    const withPoints = optional(policies, 'summary', 'key_points');
    await number(number(withPoints, 'sort_order'), 'reading_minutes').execute();

    const article = (name: string) => {
      const base = optional(seo(required(stateful(name), 'title', 'slug', 'body')), 'excerpt');
      const pictured = reference(number(base, 'reading_minutes'), 'featured_image_id', 'files.id');
      return reference(pictured, 'author_id', 'authors.id');
    };
    await article('blog_posts').execute();
    const memberContents = required(article('member_contents'), 'required_plan');
    await reference(memberContents, 'category_id', 'categories.id').execute();

    await link(tx, 'blog_posts', 'blog_post_id', 'categories', 'category_id');
    await link(tx, 'blog_posts', 'blog_post_id', 'tags', 'tag_id');
    await link(tx, 'member_contents', 'member_content_id', 'files', 'file_id', 'attachments');

    for (const name of ['files', 'authors', 'categories', 'tags']) {
      await unique(tx, name, ['document_id']);
      if (name !== 'files') await unique(tx, name, ['slug']);
    }
    await unique(tx, 'files', ['hash']);
    for (const name of ['policies', 'blog_posts', 'member_contents']) {
      await unique(tx, name, ['document_id', 'state']);
      await unique(tx, name, ['slug', 'state']);
      await newestFirst(tx, kind, name);
    }
    await index(tx, 'blog_posts', ['author_id']);

    await number(
      required(
        table('content_versions'),
        'collection',
        'document_id',
        'status',
        'data',
        'created_at',
      ),
      'number',
    )
      .addColumn('editor_id', 'integer')
      .execute();
    await unique(tx, 'content_versions', ['collection', 'document_id', 'number']);

    await required(
      tx.schema.createTable('old_slugs') as Table,
      'collection',
      'slug',
      'document_id',
      'created_at',
    )
      .addPrimaryKeyConstraint('old_slugs_pk', ['collection', 'slug'])
      .execute();
  },
};

/**
 * Links are deleted with either of their rows. The second index finds entries by their target, such
 * as posts by category.
 */
async function link(
  tx: Tx,
  owner: string,
  ownerKey: string,
  target: string,
  targetKey: string,
  name = target,
): Promise<void> {
  const table = `${owner}_${name}`;
  await tx.schema
    .createTable(table)
    .addColumn(ownerKey, 'integer', (column) =>
      column.notNull().references(`${owner}.id`).onDelete('cascade'),
    )
    .addColumn(targetKey, 'integer', (column) =>
      column.notNull().references(`${target}.id`).onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint(`${table}_pk`, [ownerKey, targetKey])
    .execute();
  await index(tx, table, [targetKey, ownerKey]);
}

const index = (tx: Tx, table: string, columns: string[]) =>
  tx.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();

const unique = (tx: Tx, table: string, columns: string[]) =>
  tx.schema
    .createIndex(`${table}_${columns.join('_')}_unique`)
    .unique()
    .on(table)
    .columns(columns)
    .execute();

/** Lists and counts the newest entries from the index alone. */
async function newestFirst(tx: Tx, kind: DbKind, table: string): Promise<void> {
  const nulls = kind === 'postgres' ? sql` nulls last` : sql``;
  await sql`create index ${sql.ref(`${table}_newest`)} on ${sql.table(table)} (state, published_at desc${nulls}, id desc${nulls})`.execute(
    tx,
  );
}
