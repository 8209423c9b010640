import type { BillingOverview } from '@rostra/contract';

export interface WaitForPaymentOptions {
  /** Asks our server to ask Stripe. */
  ask: () => Promise<BillingOverview>;
  isDone: (overview: BillingOverview) => boolean;
  /** The pauses before each further question. */
  delaysMs: readonly number[];
  signal?: AbortSignal;
  wait?: (ms: number) => Promise<void>;
}

/** While the member looks on: a payment usually counts at once. */
export const SHORT_RETRY_DELAYS_MS = [400, 800, 1600];
/** For the page a payment returns to: half a minute, then it ends and a mail will tell. */
export const LONG_RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Asks until the payment counts. An answer that does not come is as good as "not yet". Undefined
 * when it ended without a result.
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

/** A subscription lives and nothing is due. */
export const isPaid = ({ state }: BillingOverview) => state === 'active' || state === 'ending';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
