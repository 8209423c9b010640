import type { DeliveryError } from '@rostra/contract';
import { sql } from 'kysely';
import type { DbKind, Queries } from '../../../db/client.ts';
import type { DeliveryRow, EventRow } from '../../../db/tables/webhooks.ts';

/** Nothing earlier about the same object is unfinished at the same endpoint. */
const isFirst = sql<boolean>`not exists (select 1 from webhook_deliveries as earlier
  where earlier.endpoint_id = webhook_deliveries.endpoint_id
    and earlier.object = webhook_deliveries.object
    and earlier.id < webhook_deliveries.id and earlier.due_at is not null)`;

/** When the next delivery of each endpoint that is on is due, if it waits for no earlier one. */
export async function findDueTimes(db: Queries): Promise<{ endpoint: string; dueAt: string }[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select(({ fn }) => [
      'webhook_deliveries.endpoint_id as endpoint',
      fn.min('webhook_deliveries.due_at').as('dueAt'),
    ])
    .where('webhook_endpoints.is_on', '=', 1)
    .where('webhook_deliveries.due_at', 'is not', null)
    .where(isFirst)
    .groupBy('webhook_deliveries.endpoint_id')
    .execute();
  return rows.map(({ endpoint, dueAt }) => ({ endpoint, dueAt: String(dueAt) }));
}

interface Claim {
  readonly endpoint: string;
  readonly claim: string;
  readonly now: string;
  readonly until: string;
  readonly limit: number;
}

export type ClaimedDelivery = DeliveryRow & Pick<EventRow, 'type' | 'occurred_at' | 'data'>;

/** Due deliveries of an endpoint, at most one for each object. Nobody else gets them until the lease ends. */
export async function claimDeliveries(
  db: Queries,
  kind: DbKind,
  { endpoint, claim, now, until, limit }: Claim,
): Promise<ClaimedDelivery[]> {
  const due = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('endpoint_id', '=', endpoint)
    .where('due_at', '<=', now)
    .where(isFirst)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit);
  const rows = await db
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      claim,
      due_at: until,
      attempts: eb('attempts', '+', 1),
      tries_left: eb('tries_left', '-', 1),
    }))
    .where('due_at', '<=', now)
    .where('id', 'in', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .execute();
  if (rows.length === 0) return [];
  const events = await db
    .selectFrom('webhook_events')
    .select(['id', 'type', 'occurred_at', 'data'])
    .where(
      'id',
      'in',
      rows.map(({ event_id }) => event_id),
    )
    .execute();
  return rows.flatMap((row) => {
    const event = events.find(({ id }) => id === row.event_id);
    return event ? [{ ...row, ...event, id: row.id }] : [];
  });
}

/** Whoever had the claim: it has arrived. False if it was deleted. */
export async function setDelivered(
  tx: Queries,
  id: number,
  { status, at }: { status: number | null; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'delivered', status, due_at: null, claim: null, finished_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Failure {
  readonly status: number | null;
  /** Null: there are no tries left. */
  readonly dueAt: string | null;
  readonly at: string;
}

/** False if the claim has ended and somebody else has it. */
export async function setFailed(
  tx: Queries,
  { id, claim }: Pick<DeliveryRow, 'id' | 'claim'>,
  { status, dueAt, at }: Failure,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({
      state: dueAt === null ? 'failed' : 'waiting',
      status,
      due_at: dueAt,
      claim: null,
      finished_at: dueAt === null ? at : null,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewAttempt {
  delivery_id: number;
  at: string;
  duration_ms: number;
  status: number | null;
  error: DeliveryError | null;
  answer: string | null;
}

export async function insertAttempt(tx: Queries, row: NewAttempt): Promise<void> {
  await tx.insertInto('webhook_attempts').values(row).execute();
}

export async function countDeliveries(db: Queries, state: 'waiting' | 'failed'): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}
