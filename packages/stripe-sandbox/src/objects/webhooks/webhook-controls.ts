import { newId } from '../../store/ids.ts';
import { getSettings } from '../../store/now.ts';
import type { Delivery } from '../../store/records.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';

export type ReleaseOrder = 'oldest_first' | 'newest_first' | 'shuffled';

/** Holds new webhooks, or sends each of them several times. */
export function setWebhookMode(work: Work, mode: { held?: boolean; copies?: number }): void {
  const settings = getSettings(work);
  const copies = mode.copies ?? settings.webhookCopies;
  if (!Number.isInteger(copies) || copies < 1 || copies > 10) {
    throw invalidRequest('copies must be between 1 and 10.', 'copies');
  }
  work.put('settings', {
    ...settings,
    webhooksHeld: mode.held ?? settings.webhooksHeld,
    webhookCopies: copies,
  });
}

/** Releases held webhooks in the requested order. */
export function releaseHeldWebhooks(work: Work, order: ReleaseOrder): number {
  const held = work.where('delivery', 'status', 'held');
  if (order === 'oldest_first') held.reverse();
  if (order === 'shuffled') held.sort(() => Math.random() - 0.5);
  for (const delivery of held) {
    work.remove('delivery', delivery.id);
    requeue(work, { ...delivery, lane: 'released' });
  }
  setWebhookMode(work, { held: false });
  return held.length;
}

/** Sends an event again to every enabled endpoint. */
export function replayEvent(work: Work, eventId: string): number {
  const event = get(work, 'event', eventId);
  const endpoints = work.all('webhook_endpoint').filter(({ status }) => status === 'enabled');
  for (const endpoint of endpoints) {
    requeue(work, { event: event.id, endpoint: endpoint.id });
  }
  return endpoints.length;
}

/** Retries pending and failed deliveries now. */
export function retryDeliveries(work: Work): number {
  const waiting = work
    .all('delivery')
    .filter((delivery) => delivery.status === 'pending' || delivery.status === 'failed');
  for (const delivery of waiting) {
    work.put('delivery', { ...delivery, nextAttemptAtMs: work.wallMs(), status: 'pending' });
  }
  return waiting.length;
}

/** Rolls the signing secret. During the overlap the old secret signs as well. */
export function rollSecret(work: Work, endpoint: string, overlapSeconds: number): string {
  const before = get(work, 'endpoint_secret', endpoint);
  const current = newId('whsec', 32);
  work.put('endpoint_secret', {
    id: endpoint,
    current,
    previous: before.current,
    previousUntilMs: work.wallMs() + overlapSeconds * 1000,
  });
  return current;
}

function requeue(
  work: Work,
  { event, endpoint, lane }: Pick<Delivery, 'event' | 'endpoint' | 'lane'>,
): void {
  work.put('delivery', {
    id: newId('whd'),
    event,
    endpoint,
    ...(lane === undefined ? {} : { lane }),
    attempts: 0,
    nextAttemptAtMs: work.wallMs(),
    status: 'pending',
    lastResponse: null,
  });
}
