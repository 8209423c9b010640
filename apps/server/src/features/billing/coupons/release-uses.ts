import type { RemoteInvoice } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import { isEnded } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { deleteUse, findUsesOf } from './coupons.repo.ts';

/** Stripe forgets idempotency keys after a day; until then a lost request can be repeated. */
const UNKNOWN_FOR_MS = 24 * 60 * 60_000;

interface State {
  subscriptions: readonly SubscriptionRow[];
  invoices: readonly Pick<RemoteInvoice, 'subscriptionId' | 'status'>[];
}

/** Gives back the uses of subscriptions that ended before their first payment. */
export async function releaseUses(
  tx: Queries,
  userId: number,
  { subscriptions, invoices }: State,
  now: Date,
): Promise<void> {
  const forgotten = new Date(now.getTime() - UNKNOWN_FOR_MS).toISOString();
  for (const { coupon_id: couponId, subscription_id: id, created_at } of await findUsesOf(
    tx,
    userId,
  )) {
    const bought = subscriptions.find((row) => row.id === id);
    const isPaid = invoices.some(
      ({ subscriptionId, status }) => subscriptionId === id && status === 'paid',
    );
    const isUnused = id === null ? created_at < forgotten : bought && isEnded(bought) && !isPaid;
    if (isUnused) await deleteUse(tx, { couponId, userId });
  }
}
