import type Stripe from 'stripe';
import { newId } from '../../store/ids.ts';
import { getSettings } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';

/** Queues an event for every subscribed endpoint, in the same commit as the change itself. */
export function queueDeliveries(work: Work, event: Stripe.Event): void {
  const { webhooksHeld, webhookCopies } = getSettings(work);
  const endpoints = work
    .all('webhook_endpoint')
    .filter((endpoint) => isSubscribedTo(endpoint, event.type));
  for (const endpoint of endpoints) {
    for (let copy = 0; copy < webhookCopies; copy += 1) {
      work.put('delivery', {
        id: newId('whd'),
        event: event.id,
        endpoint: endpoint.id,
        attempts: 0,
        nextAttemptAtMs: work.wallMs(),
        status: webhooksHeld ? 'held' : 'pending',
        lastResponse: null,
      });
    }
  }
}

/** The number of endpoints that have not accepted the event yet. */
export function countPendingWebhooks(work: Work, event: string): number {
  const pending = work
    .where('delivery', 'event', event)
    .filter(({ status }) => status !== 'delivered');
  return new Set(pending.map(({ endpoint }) => endpoint)).size;
}

function isSubscribedTo(endpoint: Stripe.WebhookEndpoint, type: string): boolean {
  return (
    endpoint.status === 'enabled' &&
    (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type))
  );
}
