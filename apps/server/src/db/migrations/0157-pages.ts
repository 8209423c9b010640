import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Pages that staff add at addresses of their choice. */
export const ownPages: Migration = {
  name: '0157-pages',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    const id =
      kind === 'postgres' ? sql`serial primary key` : sql`integer primary key autoincrement`;
    const nulls = kind === 'postgres' ? sql` nulls last` : sql``;
    await sql`create table pages (
      id ${id}, document_id ${text} not null, state ${text} not null,
      locale ${text} not null default 'en',
      created_at ${text} not null, updated_at ${text} not null,
      published_at ${text}, first_published_at ${text},
      title ${text} not null, slug ${text} not null, required_plan ${text} not null,
      summary ${text}, body ${text} not null, reading_minutes integer not null default 0,
      featured_image_id integer references files (id) on delete set null,
      seo_meta_title ${text}, seo_meta_description ${text})`.execute(tx);
    await sql`create unique index pages_document_id_locale_state_unique
      on pages (document_id, locale, state)`.execute(tx);
    await sql`create unique index pages_slug_locale_state_unique
      on pages (slug, locale, state)`.execute(tx);
    await sql`create index pages_newest
      on pages (state, locale, published_at desc${nulls}, id desc${nulls})`.execute(tx);
    await sql`create index pages_featured_image_id on pages (featured_image_id)`.execute(tx);
  },
};
