import { createHmac } from 'node:crypto';
import { planDetails } from '@rostra/contract';
import type { Env } from '../../env.ts';
import { createSiteLanguages } from '../../languages/site-languages.ts';
import { readOrCreateSecret } from '../secret-file.ts';
import { pricesOf } from './prices.ts';
import { createSandboxProcess, type SandboxProcess } from './sandbox-process.ts';
import { SANDBOX_PATH } from './sandbox-proxy.ts';

/** The sandbox that is started with the site. Undefined if the site uses Stripe, another sandbox or none. */
export function createOwnSandbox(
  env: Env,
  logger: { warn(fields: object, message: string): void },
  startTimeoutMs?: number,
): SandboxProcess | undefined {
  if (env.BILLING !== 'sandbox' || env.STRIPE_API_URL !== undefined) return undefined;
  return createSandboxProcess({
    ...sandboxKeys(env),
    dataDir: env.DATA_DIR,
    accountName: env.SITE_NAME,
    publicUrl: `${env.SITE_URL}${SANDBOX_PATH}`,
    prices: seedPrices(env),
    logger,
    ...(startTimeoutMs === undefined ? {} : { startTimeoutMs }),
  });
}

/** Derived from a stored secret, so that they stay the same after a restart. */
export function sandboxKeys(env: Env) {
  const secret = env.STRIPE_SECRET_KEY ?? readOrCreateSecret(env.DATA_DIR, 'stripe-sandbox-secret');
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? `sk_test_${derive('secret key')}`,
    publishableKey: env.STRIPE_PUBLIC_KEY ?? `pk_test_${derive('publishable key')}`,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET?.[0] ?? `whsec_${derive('webhook secret')}`,
  };
}

function seedPrices(env: Env): string[] {
  const prices = pricesOf(env);
  const t = createSiteLanguages(env.SITE_LANGUAGE).messagesOf(env.SITE_LANGUAGE).of('plans');
  return planDetails.map(
    ({ id, priceMinor, currency, interval }) =>
      `${prices[id]}:${priceMinor}:${currency}:${interval}:${t(`name.${id}`)}`,
  );
}
