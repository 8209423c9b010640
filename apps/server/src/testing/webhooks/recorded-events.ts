import { webhookEvents } from '@rostra/contract';
import type { Db } from '../../db/client.ts';

/** Adds a webhook that wants everything. Nothing is sent to it unless its worker runs. */
export async function listenToEverything({ queries }: Db): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await queries
    .insertInto('webhook_endpoints')
    .values({
      ...{ id: 'all', name: 'All', address: 'https://hooks.example.org/', secret: 'sealed' },
      ...{ events: JSON.stringify(webhookEvents), old_secret: null, old_secret_until: null },
      ...{ is_on: 1, off_since: null, off_reason: null, failing_since: null },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
}

/** What was recorded for it, in the order in which it is sent. */
export async function recordedEvents({ queries }: Db) {
  const rows = await queries
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .select(['type', 'webhook_events.object', 'data', 'occurred_at'])
    .orderBy('webhook_deliveries.id')
    .execute();
  return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) }));
}
