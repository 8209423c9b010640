import type { BillingOverview } from '@rostra/contract';

export interface WaitForPaymentOptions {
  /** Syncs with Stripe through our server. */
  ask: () => Promise<BillingOverview>;
  isDone: (overview: BillingOverview) => boolean;
  /** Delays before each retry. */
  delaysMs: readonly number[];
  signal?: AbortSignal;
  wait?: (ms: number) => Promise<void>;
}

/** While the member watches: most payments are confirmed immediately. */
export const SHORT_RETRY_DELAYS_MS = [400, 800, 1600];
/** For the return page: half a minute in total. */
export const LONG_RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Polls until the payment is settled. Errors count as "not yet". Undefined if it was not settled in
 * time.
 */
export async function waitForPayment(
  options: WaitForPaymentOptions,
): Promise<BillingOverview | undefined> {
  const { ask, isDone, delaysMs, signal, wait = sleep } = options;
  for (const pause of [0, ...delaysMs]) {
    if (pause > 0) await wait(pause);
    if (signal?.aborted) return undefined;
    const overview = await ask().catch(() => undefined);
    if (overview && isDone(overview)) return overview;
  }
  return undefined;
}

/** The subscription is live and nothing is due. */
export const isPaid = ({ state }: BillingOverview) => state === 'active' || state === 'ending';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
