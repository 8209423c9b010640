import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** How often pages are read, without anything about those who read them. */
export const readership: Migration = {
  name: '0220-readership',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`create table page_views (
      day ${text} not null, path ${text} not null, views integer not null,
      visitors integer not null, sketch text, primary key (day, path))`.execute(tx);
    await sql`create index page_views_path on page_views (path, day)`.execute(tx);
    await sql`create table page_referrers (
      day ${text} not null, path ${text} not null, referrer ${text} not null,
      views integer not null, primary key (day, path, referrer))`.execute(tx);
    await sql`create table readership_keys (
      day ${text} primary key, secret text not null)`.execute(tx);
  },
};
