import type { DeliveryState, WebhookDelivery, WebhookDeliveryDetails } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../db/paging/read-page.ts';
import { notFound } from '../../../errors.ts';
import type { WebhooksContext } from '../context.ts';
import { eventBody } from '../delivery/event-body.ts';
import {
  findAttempts,
  findDeliveries,
  findDelivery,
  type LoggedDelivery,
} from './delivery-log.repo.ts';
import { getEndpoint } from './describe-endpoint.ts';

interface LogQuery extends PageQuery<number> {
  endpoint: string;
  state?: DeliveryState | undefined;
}

export async function listDeliveries(
  context: WebhooksContext,
  { endpoint, state, ...query }: LogQuery,
) {
  await getEndpoint(context, endpoint);
  const { rows, nextCursor } = await readPage(
    query,
    (range) => findDeliveries(context.db.queries, { endpoint, state, ...range }),
    ({ id }) => id,
  );
  return { data: rows.map(describe), meta: { nextCursor } };
}

export async function getDelivery(
  { db, site }: WebhooksContext,
  delivery: { endpoint: string; id: number },
): Promise<WebhookDeliveryDetails> {
  const row = await findDelivery(db.queries, delivery);
  if (!row) throw notFound();
  const attempts = await findAttempts(db.queries, row.id);
  return {
    ...describe(row),
    body: eventBody(row, site),
    log: attempts.map(({ duration_ms: durationMs, ...attempt }) => ({ ...attempt, durationMs })),
  };
}

const describe = (row: LoggedDelivery): WebhookDelivery => ({
  id: row.id,
  eventId: row.event_id,
  event: row.type,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  dueAt: row.due_at,
  status: row.status,
});
