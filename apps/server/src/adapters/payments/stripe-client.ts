import type Stripe from 'stripe';
import type { Tracing } from '../tracing/tracing.ts';

export interface StripeAccess {
  secretKey: string;
  /** The sandbox's address, known once it has started. Default: Stripe's own host. */
  apiUrl?: (() => Promise<string>) | undefined;
  tracing?: Tracing | undefined;
}

/** Three attempts stay within the 30 seconds that the browser waits. */
const TIMEOUT_MS = 8_000;
const MAX_RETRIES = 2;

/** The only place that creates the SDK's client. The SDK is loaded on first use to keep the start fast. */
export function lazyStripe({ secretKey, apiUrl, tracing }: StripeAccess): () => Promise<Stripe> {
  const create = async () => {
    const [{ default: StripeSdk }, address] = await Promise.all([import('stripe'), apiUrl?.()]);
    const stripe = new StripeSdk(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      ...(address ? hostOf(new URL(address)) : {}),
    });
    if (tracing)
      stripe.on('request', (request: Stripe.RequestEvent) =>
        tracing.describe(describeRequest(request)),
      );
    return stripe;
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

function describeRequest({ method, path }: Stripe.RequestEvent) {
  const segments = path.split('?', 1)[0]?.split('/') ?? [];
  // Ids have digits or capital letters; the version, `v1`, is the only other segment with a digit.
  const isId = (segment: string) => segment.length > 2 && /[0-9A-Z]/.test(segment);
  const pattern = segments.map((segment) => (isId(segment) ? ':id' : segment)).join('/');
  return {
    name: `Stripe ${method} ${pattern}`,
    attributes: { 'http.request.method': method, 'url.template': pattern },
  };
}

const hostOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  ...(port ? { port } : {}),
});
