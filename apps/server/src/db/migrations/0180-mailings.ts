import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What is sent to subscribers, every single mail of it, and how fast mails may leave. */
export const mailings: Migration = {
  name: '0180-mailings',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    const id =
      kind === 'postgres' ? sql`serial primary key` : sql`integer primary key autoincrement`;
    await sql`create table mailings (
      id ${text} primary key, newsletter_id ${text} not null references newsletters (id),
      subject text not null, preview_text text not null, sender_name text not null,
      entry_kind ${text}, entry_id ${text}, body text not null, audience text not null,
      repeats ${text} references mailings (id), state text not null, problem text,
      scheduled_at ${text}, started_at ${text}, finished_at ${text},
      created_by integer references users (id) on delete set null,
      sent_by integer references users (id) on delete set null,
      ignores_bounces integer not null default 0,
      created_at ${text} not null, updated_at ${text} not null)`.execute(tx);
    for (const column of ['newsletter_id', 'repeats', 'created_by', 'sent_by', 'created_at']) {
      await sql`create index ${sql.raw(`mailings_${column}`)} on mailings
        (${sql.raw(column)})`.execute(tx);
    }
    await sql`create index mailings_entry on mailings (entry_kind, entry_id)
      where entry_kind is not null`.execute(tx);
    await sql`create index mailings_scheduled_at on mailings (scheduled_at)
      where state = 'scheduled'`.execute(tx);
    await sql`create index mailings_sending on mailings (id) where state = 'sending'`.execute(tx);
    await sql`create table mailing_texts (
      mailing_id ${text} not null references mailings (id) on delete cascade,
      language ${text} not null, reader ${text} not null,
      subject text not null, html text not null, plain_text text not null,
      primary key (mailing_id, language, reader))`.execute(tx);
    await sql`create table deliveries (
      id ${id}, mailing_id ${text} not null references mailings (id),
      subscriber_id integer references subscribers (id) on delete set null,
      language ${text} not null, reader ${text} not null, domain ${text} not null,
      state text not null, reason text, due_at ${text}, first_tried_at ${text},
      claim ${text}, lease_ends_at ${text},
      attempts integer not null, reply text, bounce text, changed_at ${text} not null)`.execute(tx);
    await sql`create unique index deliveries_once on deliveries (mailing_id, subscriber_id)`.execute(
      tx,
    );
    await sql`create index deliveries_list on deliveries (mailing_id, state, id)`.execute(tx);
    await sql`create index deliveries_subscriber_id on deliveries (subscriber_id)`.execute(tx);
    await sql`create index deliveries_due on deliveries (mailing_id, due_at, id)
      where state = 'queued'`.execute(tx);
    await sql`create index deliveries_lease on deliveries (lease_ends_at)
      where state = 'sending'`.execute(tx);
    await sql`create index suppressions_email on suppressions (email)
      where email is not null`.execute(tx);
    await sql`create table delivery_limits (
      scope ${text} primary key, free_at ${text} not null,
      hour ${text} not null, hour_used integer not null,
      day ${text} not null, day_used integer not null,
      pace double precision not null, updated_at ${text} not null)`.execute(tx);
  },
};
