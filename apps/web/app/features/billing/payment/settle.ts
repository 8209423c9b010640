import type { BillingOverview } from '@rostra/contract';

export interface SettleOptions {
  /** Asks our server to ask Stripe. */
  ask: () => Promise<BillingOverview>;
  isSettled: (overview: BillingOverview) => boolean;
  /** The pauses before each further question. */
  delaysMs: readonly number[];
  signal?: AbortSignal;
  wait?: (ms: number) => Promise<void>;
}

/** While the member looks on: a payment usually counts at once. */
export const SOON_MS = [400, 800, 1600];
/** For the page a payment returns to: half a minute, then it ends and a mail will tell. */
export const PATIENT_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/**
 * Asks until the payment counts. An answer that does not come is as good as "not yet". Undefined
 * when it ended without a result.
 */
export async function settle(options: SettleOptions): Promise<BillingOverview | undefined> {
  const { ask, isSettled, delaysMs, signal, wait = sleep } = options;
  for (const pause of [0, ...delaysMs]) {
    if (pause > 0) await wait(pause);
    if (signal?.aborted) return undefined;
    const overview = await ask().catch(() => undefined);
    if (overview && isSettled(overview)) return overview;
  }
  return undefined;
}

/** A subscription lives and nothing is due. */
export const isPaid = ({ state }: BillingOverview) => state === 'active' || state === 'ending';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
