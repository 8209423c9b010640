import type { SubscriptionStatus } from '@rostra/contract';
import type { RemotePrice } from '../../../adapters/payments/remote.ts';
import { discountFor, reducedPrice } from '../coupons/stored-discount.ts';

const PER_YEAR: Record<RemotePrice['interval'], number> = {
  day: 365,
  week: 52,
  month: 12,
  year: 1,
};

interface Terms {
  status: SubscriptionStatus;
  price: RemotePrice | null;
  /** As it is stored with the subscription. */
  discount: string | null;
  planId: string | null;
  nextPaymentAt: string;
}

/** Overdue subscriptions count until Stripe stops trying to charge the card. */
export const isCounted = (status: SubscriptionStatus): boolean =>
  status === 'active' || status === 'past_due';

/**
 * The recurring revenue of a year in the minor unit: monthly prices twelve times, yearly ones once. A
 * whole number, unlike the twelfth of a yearly price. A discount counts if it also reduces the next
 * payment and lasts for more than one.
 */
export function annualAmount({ status, price, discount, planId, nextPaymentAt }: Terms): number {
  if (!price || !isCounted(status)) return 0;
  const found = discountFor(discount, planId);
  const lasting = found?.duration === 'once' ? null : found;
  const paid = reducedPrice(price.amountMinor, lasting, nextPaymentAt);
  return Math.round((paid * PER_YEAR[price.interval]) / price.count);
}
