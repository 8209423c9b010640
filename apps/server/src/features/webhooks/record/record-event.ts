import { randomUUID } from 'node:crypto';
import type { WEBHOOK_TEST, WebhookEvent } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { EventRow } from '../../../db/tables/webhooks.ts';
import { MAX_TRIES } from '../delivery/retry-delay.ts';
import { findListening, insertDeliveries, insertEvent } from './events.repo.ts';

export interface RecordedEvent {
  readonly type: WebhookEvent | typeof WEBHOOK_TEST;
  /** What it is about: its kind and its id. Events about the same object are sent in the order of their commits. */
  readonly object: readonly (string | number)[];
  readonly at: string;
  /** Ids and public fields. Never addresses or names of people, and no secrets. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Paths on the site: where people, or programs, read more. */
  readonly links: Readonly<{ page?: string; api?: string }>;
}

/** Records what has happened, in the transaction that changes it: neither exists without the other. */
export async function recordEvent(tx: Queries, recorded: RecordedEvent): Promise<void> {
  const listening = await findListening(tx, recorded.type);
  if (listening.length === 0) return;
  const event = toRow(recorded);
  await insertEvent(tx, event);
  await insertDeliveries(tx, listening, { event, at: recorded.at, tries: MAX_TRIES });
}

export const objectOf = (parts: RecordedEvent['object']): string => parts.join(':');

export const toRow = ({ type, object, at, data, links }: RecordedEvent): EventRow => ({
  id: `msg_${randomUUID().replaceAll('-', '')}`,
  type,
  object: objectOf(object),
  data: JSON.stringify({ ...data, links }),
  occurred_at: at,
  planned_for: null,
  plan: null,
});
