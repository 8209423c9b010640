import type { CollectionTag } from '@rostra/contract/pages';
import { sql } from 'kysely';
import type { Migration } from '../../../db/migration.ts';
import { datetime, defineCollection, line, markdown, slug, text } from '../index.ts';

/** The worked example of CONTRIBUTING.md: one declaration and one migration, without a page of the web app. */
export const events = defineCollection({
  singular: 'event',
  plural: 'events' as CollectionTag, // In the product, this is a line of `cache-tags.ts`.
  table: 'events',
  hasDrafts: true,
  isLocalized: false,
  searched: ['title', 'summary'],
  page: {
    path: '/events/:slug',
    access: 'public',
    skeleton: 'post',
  },
  listPage: { path: '/events', access: 'public', skeleton: 'list' },
  fields: {
    title: line({ required: true }),
    slug: slug(),
    summary: text(),
    body: markdown({ required: true }),
    startsAt: datetime({ required: true }),
    place: line(),
  },
});

export const eventsMigration: Migration = {
  name: '9001-events',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    const id =
      kind === 'postgres' ? sql`serial primary key` : sql`integer primary key autoincrement`;
    await sql`create table events (
      id ${id}, document_id ${text} not null, state ${text} not null,
      created_at ${text} not null, updated_at ${text} not null,
      published_at ${text}, first_published_at ${text},
      title ${text} not null, slug ${text} not null, summary ${text}, body ${text} not null,
      starts_at ${text} not null, place ${text})`.execute(tx);
    await sql`create unique index events_slug on events (slug, state)`.execute(tx);
    await sql`create index events_newest on events (state, published_at)`.execute(tx);
  },
};
