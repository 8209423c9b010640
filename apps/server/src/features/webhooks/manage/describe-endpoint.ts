import type { Webhook } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { EndpointRow } from '../../../db/tables/webhooks.ts';
import { notFound } from '../../../errors.ts';
import type { WebhooksContext } from '../context.ts';
import { findEndpoint, findEndpoints, lockEndpoint } from './endpoints.repo.ts';

export function describeEndpoint(row: EndpointRow, now: Date): Webhook {
  const { id, name, address, old_secret_until: until } = row;
  return {
    ...{ id, name, address },
    events: JSON.parse(row.events),
    isOn: row.is_on === 1,
    offSince: row.off_since,
    offReason: row.off_reason,
    failingSince: row.failing_since,
    oldSecretUntil: until !== null && now.toISOString() < until ? until : null,
    createdAt: row.created_at,
  };
}

export const listEndpoints = async ({ db, now }: WebhooksContext): Promise<Webhook[]> =>
  (await findEndpoints(db.queries)).map((row) => describeEndpoint(row, now()));

export async function getEndpoint({ db }: WebhooksContext, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(db.queries, id);
  if (!row) throw notFound();
  return row;
}

export async function getLocked(
  { db }: WebhooksContext,
  tx: Queries,
  id: string,
): Promise<EndpointRow> {
  const row = await lockEndpoint(tx, db.kind, id);
  if (!row) throw notFound();
  return row;
}
