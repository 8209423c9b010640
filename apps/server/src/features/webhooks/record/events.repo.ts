import type { Queries } from '../../../db/client.ts';
import type { EventRow } from '../../../db/tables/webhooks.ts';

/** The ids of the endpoints that are on and want this event. There are few endpoints, so all are read. */
export async function findListening(db: Queries, type: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('is_on', '=', 1)
    .orderBy('id')
    .execute();
  return rows.filter(({ events }) => JSON.parse(events).includes(type)).map(({ id }) => id);
}

export async function insertEvent(tx: Queries, row: EventRow): Promise<void> {
  await tx.insertInto('webhook_events').values(row).execute();
}

interface NewDelivery {
  readonly event: Pick<EventRow, 'id' | 'object'>;
  readonly at: string;
  readonly tries: number;
}

export async function insertDeliveries(
  tx: Queries,
  endpoints: readonly string[],
  { event, at, tries }: NewDelivery,
): Promise<void> {
  if (endpoints.length === 0) return;
  const rows = endpoints.map((endpoint) => ({
    endpoint_id: endpoint,
    event_id: event.id,
    object: event.object,
    state: 'waiting' as const,
    attempts: 0,
    tries_left: tries,
    due_at: at,
    claim: null,
    status: null,
    created_at: at,
    finished_at: null,
  }));
  await tx.insertInto('webhook_deliveries').values(rows).execute();
}

export async function deletePlan(tx: Queries, plan: string): Promise<void> {
  await tx.deleteFrom('webhook_events').where('plan', '=', plan).execute();
}

export async function deletePlansFor(tx: Queries, object: string): Promise<void> {
  await tx
    .deleteFrom('webhook_events')
    .where('object', '=', object)
    .where('plan', 'is not', null)
    .execute();
}

export const findDuePlans = (db: Queries, now: string, limit: number): Promise<EventRow[]> =>
  db
    .selectFrom('webhook_events')
    .selectAll()
    .where('planned_for', '<=', now)
    .orderBy('planned_for')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function findNextPlan(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhook_events')
    .select('planned_for')
    .where('planned_for', 'is not', null)
    .orderBy('planned_for')
    .limit(1)
    .executeTakeFirst();
  return row?.planned_for ?? undefined;
}

/** False if it was replaced, or if another process has done it. */
export async function takePlan(tx: Queries, { id, planned_for }: EventRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_events')
    .set({ planned_for: null, plan: null })
    .where('id', '=', id)
    .where('planned_for', '=', planned_for)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteEvent(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('webhook_events').where('id', '=', id).execute();
}

/** With their deliveries. Plans stay, however old they are. */
export async function deleteEventsBefore(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom('webhook_events')
    .where('occurred_at', '<', before)
    .where('planned_for', 'is', null)
    .execute();
}
