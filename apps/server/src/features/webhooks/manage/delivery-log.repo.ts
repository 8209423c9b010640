import type { DeliveryState } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { DeliveryRow, EventRow } from '../../../db/tables/webhooks.ts';

interface LogQuery {
  readonly endpoint: string;
  readonly state: DeliveryState | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

const withEvents = (db: Queries) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select(['webhook_events.type', 'webhook_events.occurred_at', 'webhook_events.data']);

export type LoggedDelivery = DeliveryRow & Pick<EventRow, 'type' | 'occurred_at' | 'data'>;

/** Newest first. */
export function findDeliveries(
  db: Queries,
  { endpoint, state, before, limit }: LogQuery,
): Promise<LoggedDelivery[]> {
  let query = withEvents(db)
    .where('webhook_deliveries.endpoint_id', '=', endpoint)
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(limit);
  if (state) query = query.where('webhook_deliveries.state', '=', state);
  if (before !== undefined) query = query.where('webhook_deliveries.id', '<', before);
  return query.execute();
}

export const findDelivery = (
  db: Queries,
  { endpoint, id }: { endpoint: string; id: number },
): Promise<LoggedDelivery | undefined> =>
  withEvents(db)
    .where('webhook_deliveries.endpoint_id', '=', endpoint)
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();

/** Newest first. */
export const findAttempts = (db: Queries, deliveryId: number) =>
  db
    .selectFrom('webhook_attempts')
    .select(['at', 'duration_ms', 'status', 'error', 'answer'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .execute();

/** Due at once, with at least one try. False if a process is trying it now. */
export async function requeueDelivery(
  tx: Queries,
  { id, tries_left }: Pick<DeliveryRow, 'id' | 'tries_left'>,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({
      state: 'waiting',
      due_at: now,
      claim: null,
      finished_at: null,
      tries_left: Math.max(tries_left, 1),
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('claim', 'is', null), eb('due_at', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
