import type Stripe from 'stripe';

export interface StripeAccess {
  secretKey: string;
  /** The sandbox's address, known once it has started. Default: Stripe's own host. */
  apiUrl?: (() => Promise<string>) | undefined;
}

/** Three attempts stay within the 30 seconds that the browser waits. */
const TIMEOUT_MS = 8_000;
const MAX_RETRIES = 2;

/** The only place that creates the SDK's client. The SDK is loaded on first use to keep the start fast. */
export function lazyStripe({ secretKey, apiUrl }: StripeAccess): () => Promise<Stripe> {
  const create = async () => {
    const [{ default: StripeSdk }, address] = await Promise.all([import('stripe'), apiUrl?.()]);
    return new StripeSdk(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      ...(address ? hostOf(new URL(address)) : {}),
    });
  };
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= create().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
}

const hostOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  ...(port ? { port } : {}),
});
