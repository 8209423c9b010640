import type { Env } from '../../env.ts';
import { isLive } from '../../settings/check-together.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createOwnSandbox, sandboxKeys } from './own-sandbox.ts';
import type { PaymentAccount, Payments } from './payments.ts';
import {
  createSandboxProxy,
  SANDBOX_PATH,
  type SandboxProxy,
  type SandboxProxyOptions,
} from './sandbox-proxy.ts';
import { lazyStripe } from './stripe-client.ts';
import { stripePayments } from './stripe-payments.ts';

/** The configured payment service. */
export interface PaymentsAccess {
  payments: Payments;
  publishableKey: string;
  scriptUrl: string | null;
  /** Forwards browser requests to the sandbox. */
  proxy?: SandboxProxy;
  /** Called once the server listens. */
  start?(webhookUrl: string): void;
  /** Called before the server closes: rejects calls that are waiting for the sandbox to start. */
  abort?(): void;
  stop?(): Promise<void>;
}

interface OpenOptions extends Pick<SandboxProxyOptions, 'development' | 'addressOf'> {
  logger: { warn(fields: object, message: string): void };
  tracing?: Tracing | undefined;
}

/** Undefined if payments are simulated or off. */
export function openPayments(env: Env, options: OpenOptions): PaymentsAccess | undefined {
  if (env.BILLING === 'simulated' || env.BILLING === 'off') return undefined;
  return env.BILLING === 'stripe' ? openStripe(env, options) : openSandbox(env, options);
}

/** Undefined if payments are simulated or off. */
export function paymentAccountOf({ BILLING, STRIPE_SECRET_KEY }: Env): PaymentAccount | undefined {
  if (BILLING !== 'stripe') return BILLING === 'sandbox' ? 'sandbox' : undefined;
  return isLive(STRIPE_SECRET_KEY) ? 'stripe live' : 'stripe test';
}

function openStripe(env: Env, { tracing }: OpenOptions): PaymentsAccess {
  const { STRIPE_SECRET_KEY = '', STRIPE_PUBLIC_KEY = '', STRIPE_API_URL: apiUrl } = env;
  return {
    payments: stripePayments({
      stripe: lazyStripe({
        secretKey: STRIPE_SECRET_KEY,
        apiUrl: apiUrl === undefined ? undefined : async () => apiUrl,
        tracing,
      }),
      tracing,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [],
      dashboardUrl: `https://dashboard.stripe.com${isLive(STRIPE_SECRET_KEY) ? '' : '/test'}`,
    }),
    publishableKey: STRIPE_PUBLIC_KEY,
    scriptUrl: null,
  };
}

/** Starts a sandbox of its own unless STRIPE_API_URL points to one that several servers share. */
function openSandbox(env: Env, options: OpenOptions): PaymentsAccess {
  const { logger, development, addressOf, tracing } = options;
  const keys = sandboxKeys(env);
  const own = createOwnSandbox(env, logger);
  const apiUrl = own?.apiUrl ?? (async () => env.STRIPE_API_URL as string);
  return {
    payments: stripePayments({
      stripe: lazyStripe({ secretKey: keys.secretKey, apiUrl, tracing }),
      tracing,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [keys.webhookSecret],
    }),
    publishableKey: keys.publishableKey,
    scriptUrl: `${SANDBOX_PATH}/stripe.js`,
    proxy: createSandboxProxy({
      apiUrl,
      secretKey: keys.secretKey,
      development,
      addressOf,
    }),
    ...(own ? { start: own.start, abort: own.abort, stop: own.stop } : {}),
  };
}

export { givenPricesOf } from './prices.ts';
