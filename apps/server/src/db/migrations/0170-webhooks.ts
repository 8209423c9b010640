import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Addresses that are called when something happens, and what is sent to them. */
export const webhooks: Migration = {
  name: '0170-webhooks',
  async up(tx, kind) {
    const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    const id =
      kind === 'postgres' ? sql`serial primary key` : sql`integer primary key autoincrement`;
    await sql`create table webhook_endpoints (
      id text primary key, name text not null, address text not null, events text not null,
      secret text not null, old_secret text, old_secret_until ${text},
      is_on integer not null, off_since ${text}, off_reason text, failing_since ${text},
      created_at ${text} not null, updated_at ${text} not null)`.execute(tx);
    await sql`create table webhook_events (
      id text primary key, type text not null, object ${text} not null, data text not null,
      occurred_at ${text} not null, planned_for ${text}, plan ${text})`.execute(tx);
    await sql`create unique index webhook_events_plan on webhook_events (plan)
      where plan is not null`.execute(tx);
    await sql`create index webhook_events_planned_for on webhook_events (planned_for)
      where planned_for is not null`.execute(tx);
    await sql`create index webhook_events_occurred_at on webhook_events (occurred_at)`.execute(tx);
    await sql`create table webhook_deliveries (
      id ${id}, endpoint_id text not null,
      event_id text not null references webhook_events (id) on delete cascade,
      object ${text} not null, state text not null, attempts integer not null,
      tries_left integer not null, due_at ${text}, claim text, status integer,
      created_at ${text} not null, finished_at ${text})`.execute(tx);
    await sql`create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at)
      where due_at is not null`.execute(tx);
    await sql`create index webhook_deliveries_order on webhook_deliveries (endpoint_id, object, id)
      where due_at is not null`.execute(tx);
    await sql`create index webhook_deliveries_list on webhook_deliveries (endpoint_id, id)`.execute(
      tx,
    );
    await sql`create index webhook_deliveries_event_id on webhook_deliveries (event_id)`.execute(
      tx,
    );
    await sql`create table webhook_attempts (
      id ${id}, delivery_id integer not null references webhook_deliveries (id) on delete cascade,
      at ${text} not null, duration_ms integer not null, status integer, error text,
      answer text)`.execute(tx);
    await sql`create index webhook_attempts_delivery_id on webhook_attempts (delivery_id)`.execute(
      tx,
    );
  },
};
