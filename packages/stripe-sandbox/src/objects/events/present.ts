import type Stripe from 'stripe';
import type { SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { countPendingWebhooks } from '../webhooks/queue-deliveries.ts';
import { presentItem } from './present-item.ts';

/** The public shape of a stored row. Embedded objects are refreshed, because they may have changed since. */
export function present<T>(work: Work, value: T): T {
  if (isSubscription(value)) {
    const data = value.items.data.map((item) => presentItem(work, item));
    return { ...value, items: { ...value.items, data } };
  }
  if (isEvent(value)) return { ...value, pending_webhooks: countPendingWebhooks(work, value.id) };
  return value;
}

function isEvent(value: unknown): value is Stripe.Event {
  return (
    typeof value === 'object' && value !== null && 'object' in value && value.object === 'event'
  );
}

function isSubscription(value: unknown): value is SubscriptionRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'object' in value &&
    value.object === 'subscription' &&
    'items' in value
  );
}
