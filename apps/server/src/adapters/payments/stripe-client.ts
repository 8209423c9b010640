import type Stripe from 'stripe';

export interface StripeAccess {
  secretKey: string;
  /** Another host than Stripe's own: the sandbox. Asked for each time, as it may start late. */
  apiUrl?: (() => Promise<string>) | undefined;
}

/** Three tries of this length stay within the 30 seconds that a browser waits. */
const TIMEOUT_MS = 8_000;
const MAX_RETRIES = 2;

/** The one place that makes the SDK's client. It is loaded when first used: most starts never need it. */
export function lazyStripe({ secretKey, apiUrl }: StripeAccess): () => Promise<Stripe> {
  const make = async () => {
    const [{ default: StripeSdk }, address] = await Promise.all([import('stripe'), apiUrl?.()]);
    return new StripeSdk(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      ...(address ? hostOf(new URL(address)) : {}),
    });
  };
  let made: Promise<Stripe> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

const hostOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  ...(port ? { port } : {}),
});
