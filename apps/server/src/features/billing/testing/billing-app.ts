import type { BillingOverview, ChangedSubscription, ErrorEnvelope } from '@rostra/contract';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '@rostra/stripe-sandbox';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { lazyStripe } from '../../../adapters/payments/stripe-client.ts';
import { stripePayments } from '../../../adapters/payments/stripe-payments.ts';
import { WEBHOOK_PATH } from '../../../adapters/payments/webhook-path.ts';
import {
  type AccountsApp,
  type ApiResponse,
  openAccountsApp,
  PASSWORD,
} from '../../../testing/test-accounts.ts';
import { HOUR, MINUTE, testClock } from '../../../testing/test-clock.ts';
import type { Mail } from '../../mail/index.ts';
import { compareLedgers } from './compare-ledgers.ts';
import { seedPrices } from './seed-prices.ts';

const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

const PRICE_IDS = { basic: 'price_basic', premium: 'price_premium', annual: 'price_enterprise' };

export interface TestMember {
  username: string;
  userId: number;
  send<T = ErrorEnvelope>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<ApiResponse<T>>;
  overview(): Promise<BillingOverview>;
  customerId(): Promise<string>;
  /** Starts a subscription; throws unless it succeeds. */
  start(planId?: string): Promise<ChangedSubscription>;
  /** Starts a subscription and pays it, like a browser with Stripe.js. */
  subscribe(planId?: string, card?: string): Promise<ChangedSubscription>;
}

export interface BillingApp {
  site: AccountsApp;
  sandbox: RunningSandbox;
  /** For changes as made in Stripe's dashboard. */
  stripe: Stripe;
  url: string;
  control<T = unknown>(path: string, body?: object): Promise<T>;
  /** Advances the sandbox's clock and ours, then settles. */
  advance(milliseconds: number): Promise<void>;
  /** Waits until every webhook is received and every event handled. */
  settle(): Promise<void>;
  join(username?: string): Promise<TestMember>;
  /** Confirms a payment with a card, like Stripe.js. */
  confirm(payment: ChangedSubscription['payment'], card?: string): Promise<Stripe.PaymentIntent>;
  finish3ds(intent: Stripe.PaymentIntent | Stripe.SetupIntent, isMe: boolean): Promise<void>;
  mails(): Promise<Mail[]>;
}

export interface BillingAppOptions {
  /** Later than the real time, because the sandbox's clock only moves forward. */
  start?: string;
  env?: Record<string, string>;
  sandbox?: SandboxOptions;
  webhookSecrets?: string[];
  /** Differences between Stripe and our database that the test creates on purpose. */
  allows?: { severalLive?: boolean };
}

/** The whole server with its own sandbox over real HTTP. Both ledgers are compared when the test ends. */
export async function openBillingApp(options: BillingAppOptions = {}): Promise<BillingApp> {
  const ready = Promise.withResolvers<string>();
  const payments = stripePayments({
    stripe: lazyStripe({ secretKey: SECRET_KEY, apiUrl: () => ready.promise }),
    webhookSecrets: options.webhookSecrets ?? [WEBHOOK_SECRET],
  });
  const site = await openAccountsApp({
    env: {
      TOKEN_EXPIRY_SECONDS: '99999999',
      SITE_URL: 'http://localhost:4100',
      ...options.env,
    },
    payments: { payments, publishableKey: 'pk_test_sandbox', scriptUrl: null },
    clock: testClock(options.start ?? '2040-03-01T12:00:00.000Z'),
  });
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const sandbox = await startSandbox({
    seed: seedPrices(PRICE_IDS),
    webhookRetriesMs: [0, 0, 0],
    webhookUrl: `${url}${WEBHOOK_PATH}`,
    webhookSecret: WEBHOOK_SECRET,
    ...options.sandbox,
  });
  const control = controlOf(sandbox);
  await control('clock', { freezeAt: Math.floor(site.clock.now().getTime() / 1000) });
  ready.resolve(sandbox.url);
  const stripe = new Stripe(SECRET_KEY, {
    host: sandbox.host,
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });

  const settle = async () => {
    for (let round = 0; round < 50; round += 1) {
      await sandbox.webhooksIdle();
      await site.app.workers.run('payment-events');
      const waiting = await site.deps.db.queries
        .selectFrom('payment_events')
        .select('id')
        .where('due_at', 'is not', null)
        .execute();
      // On a busy machine, all attempts to deliver a webhook may fail.
      const { queued } = await control<{ queued: number }>('webhooks/retry', {});
      if (waiting.length === 0 && queued === 0) return;
      if (waiting.length > 0) site.clock.advance(10 * MINUTE);
    }
    throw new Error('events were not handled');
  };

  const app: BillingApp = {
    site,
    sandbox,
    stripe,
    url,
    control,
    settle,
    advance: async (milliseconds) => {
      site.clock.advance(milliseconds);
      await control('clock', { advanceSeconds: milliseconds / 1000 });
      await settle();
    },
    join: (username = 'ada') => join(app, username),
    confirm: async (payment, card = 'pm_card_visa') => {
      if (!payment) throw new Error('nothing to confirm');
      const id = payment.clientSecret.split('_secret_')[0] ?? '';
      return stripe.paymentIntents.confirm(id, { payment_method: card });
    },
    finish3ds: async (intent, isMe) => {
      const response = await fetch(`${sandbox.url}/3ds/${intent.id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          client_secret: intent.client_secret ?? '',
          result: isMe ? 'complete' : 'fail',
          embedded: '1',
        }),
      });
      if (response.status !== 200) throw new Error(`3-D Secure responded with ${response.status}`);
    },
    mails: async () => (await site.deliver()).filter(({ kind }) => kind.startsWith('billing-')),
  };
  onTestFinished(async () => {
    try {
      await control('faults/clear', {});
      await control('webhooks/release', {});
      await settle();
      await compareLedgers(app, options.allows ?? {});
    } finally {
      await site.close();
      await sandbox.close();
    }
  });
  return app;
}

function controlOf(sandbox: RunningSandbox): BillingApp['control'] {
  return async <T>(path: string, body?: object) => {
    const response = await fetch(`${sandbox.url}/sandbox/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const result = await response.json();
    if (!response.ok) throw new Error(`control ${path}: ${JSON.stringify(result)}`);
    return result as T;
  };
}

async function join(app: BillingApp, username: string): Promise<TestMember> {
  const { site, settle, confirm } = app;
  const { jwt, user } = await site.join(username);
  let token = jwt;
  let tokenAt = site.clock.now().getTime();

  const member: TestMember = {
    username,
    userId: user.id,
    send: async (method, url, body) => {
      if (site.clock.now().getTime() - tokenAt > HOUR) {
        token = (await site.logIn(username, PASSWORD)).body.jwt;
        tokenAt = site.clock.now().getTime();
      }
      return site.send(method, url, body, { token });
    },
    overview: async () => {
      const response = await member.send<BillingOverview>('GET', '/api/subscriptions/mine');
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      return response.body;
    },
    customerId: async () => {
      const { customerId } = await member.overview();
      if (!customerId) throw new Error(`${username} has no customer`);
      return customerId;
    },
    start: async (planId = 'basic') => {
      const response = await member.send<ChangedSubscription>('POST', '/api/subscriptions/create', {
        planId,
      });
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      return response.body;
    },
    subscribe: async (planId = 'basic', card = 'pm_card_visa') => {
      const started = await member.start(planId);
      await confirm(started.payment, card);
      await settle();
      return started;
    },
  };
  return member;
}
