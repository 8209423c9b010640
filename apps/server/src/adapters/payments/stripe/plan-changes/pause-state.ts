import type Stripe from 'stripe';
import type { RemoteInvoice, RemoteSubscription } from '../../remote.ts';

/** In the metadata of a subscription, in seconds. Stripe itself only knows that nothing is collected. */
export const PAUSE_FROM = 'pause_from';
export const PAUSE_UNTIL = 'pause_until';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A pause that is planned, or whose time is not over. */
export function pauseIn({
  metadata,
  pause_collection: collection,
  items,
}: Stripe.Subscription): RemoteSubscription['pause'] {
  const from = Number(metadata[PAUSE_FROM] ?? 0);
  const until = Number(metadata[PAUSE_UNTIL] ?? 0);
  const start = items.data[0]?.current_period_start ?? 0;
  if (!(from > 0 && until > from) || start >= until) return null;
  const isPlanned = collection !== null && start < from;
  return isPlanned || start >= from ? { startsAt: iso(from), endsAt: iso(until) } : null;
}

/** A subscription is paused in a period of the pause, unless the period is paid because the member resumed. */
export function withPause(
  subscription: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
): RemoteSubscription {
  const { id, status, pause, periodStartsAt } = subscription;
  if (pause === null) return subscription;
  if (status !== 'active') return { ...subscription, pause: null };
  if (periodStartsAt < pause.startsAt) return subscription;
  const isPaid = invoices.some(
    (invoice) =>
      invoice.subscriptionId === id &&
      invoice.status === 'paid' &&
      invoice.createdAt >= periodStartsAt,
  );
  return isPaid ? { ...subscription, pause: null } : { ...subscription, status: 'paused' };
}
