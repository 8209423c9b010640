import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What people subscribe to, who has subscribed, and the record of their consents. */
export const newsletters: Migration = {
  name: '0159-newsletters',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await addNewsletters(tx, text);
    await addSubscribers(tx, kind, text);
    await addConsents(tx, kind, text);
    await addRequests(tx, text);
    await tx.schema
      .createTable('suppressions')
      .addColumn('address_hash', text, (column) => column.primaryKey())
      .addColumn('email', text)
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'integer', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    for (const column of ['actor_id', 'created_at'] as const) {
      await tx.schema
        .createIndex(`suppressions_${column}`)
        .on('suppressions')
        .column(column)
        .execute();
    }
  },
};

type Text = 'text' | ReturnType<typeof sql>;
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
type Untyped = Kysely<any>;

async function addNewsletters(tx: Untyped, text: Text): Promise<void> {
  await tx.schema
    .createTable('newsletters')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('welcome_subject', 'text', (column) => column.notNull())
    .addColumn('welcome_text', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('closed_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
}

async function addSubscribers(tx: Untyped, kind: string, text: Text): Promise<void> {
  await tx.schema
    .createTable('subscriber_imports')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('consent_source', 'text', (column) => column.notNull())
    .addColumn('newsletters', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('imported_by', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('undone_at', text)
    .execute();
  await tx.schema
    .createTable('subscribers')
    .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('user_id', 'integer', (column) =>
      column.unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('language', text)
    .addColumn('confirmed_at', text)
    .addColumn('import_id', text, (column) =>
      column.references('subscriber_imports.id').onDelete('set null'),
    )
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable('newsletter_subscriptions')
    .addColumn('newsletter_id', text, (column) => column.notNull().references('newsletters.id'))
    .addColumn('subscriber_id', 'integer', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('subscribed_at', text, (column) => column.notNull())
    .addColumn('left_at', text)
    .addPrimaryKeyConstraint('newsletter_subscriptions_key', ['newsletter_id', 'subscriber_id'])
    .execute();
  const indexes = [
    ['subscriber_imports', 'imported_by'],
    ['subscribers', 'import_id'],
    ['subscribers', 'created_at'],
    ['newsletter_subscriptions', 'subscriber_id'],
  ] as const;
  for (const [table, column] of indexes) {
    await tx.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}

async function addConsents(tx: Untyped, kind: string, text: Text): Promise<void> {
  await tx.schema
    .createTable('subscription_consents')
    .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('subscriber_id', 'integer', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('newsletter_id', text, (column) => column.notNull().references('newsletters.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('wording', 'text')
    .addColumn('actor_id', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('import_id', text, (column) =>
      column.references('subscriber_imports.id').onDelete('set null'),
    )
    .addColumn('requested_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  for (const column of ['subscriber_id', 'newsletter_id', 'actor_id', 'import_id'] as const) {
    await tx.schema
      .createIndex(`subscription_consents_${column}`)
      .on('subscription_consents')
      .column(column)
      .execute();
  }
}

async function addRequests(tx: Untyped, text: Text): Promise<void> {
  await tx.schema
    .createTable('subscription_requests')
    .addColumn('code_hash', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('subscriber_id', 'integer', (column) =>
      column.references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('newsletters', 'text', (column) => column.notNull())
    .addColumn('language', text)
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
  for (const column of ['subscriber_id', 'user_id', 'expires_at'] as const) {
    await tx.schema
      .createIndex(`subscription_requests_${column}`)
      .on('subscription_requests')
      .column(column)
      .execute();
  }
}
