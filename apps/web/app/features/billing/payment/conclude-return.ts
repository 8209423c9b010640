import type { BillingOverview } from '@rostra/contract';
import { type AwaitedPayment, isSettled } from './awaited.ts';

export interface Returned {
  /** Stripe says that it came to nothing. */
  hasFailed: boolean;
  awaited: AwaitedPayment | undefined;
}

/**
 * `open`: nobody knows yet. The rest leave for the overview, with a toast unless there is nothing
 * certain to say.
 */
export type Conclusion =
  | { end: 'open' }
  | { end: 'settled'; title: string | undefined }
  | { end: 'failed'; title: string };

const settledTitles: Record<AwaitedPayment['kind'], string> = {
  subscribe: 'Subscription successful',
  change: 'Subscription updated',
  invoice: 'Payment received',
};

const failedTitles: Record<AwaitedPayment['kind'], string> = {
  subscribe: 'Subscription failed',
  change: 'Update failed',
  invoice: 'Payment failed',
};

/** What came of a payment, from what Stripe said and what our server knows, if it has answered. */
export function concludeReturn(
  { hasFailed, awaited }: Returned,
  overview: BillingOverview | undefined,
): Conclusion {
  if (hasFailed) {
    return { end: 'failed', title: awaited ? failedTitles[awaited.kind] : 'Payment failed' };
  }
  if (!overview || !isSettled(awaited, overview)) return { end: 'open' };
  return { end: 'settled', title: awaited && settledTitles[awaited.kind] };
}
