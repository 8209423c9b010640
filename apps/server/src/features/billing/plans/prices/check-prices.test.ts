import { priceOf, shownPrice } from '@rostra/contract/testing';
import { startSandbox } from '@rostra/stripe-sandbox';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { lazyStripe } from '../../../../adapters/payments/stripe-client.ts';
import { stripePayments } from '../../../../adapters/payments/stripe-payments.ts';
import { StartError } from '../../../../errors.ts';
import { seedPrices } from '../../testing/seed-prices.ts';
import { checkPrices } from './check-prices.ts';

const PRICES = { basic: 'price_basic', premium: 'price_premium', annual: 'price_annual' };

async function open(secretKey = 'sk_test_sandbox') {
  const sandbox = await startSandbox({ seed: seedPrices(PRICES) });
  onTestFinished(() => sandbox.close());
  const stripe = lazyStripe({ secretKey, apiUrl: async () => sandbox.url });
  return { sandbox, payments: stripePayments({ stripe, webhookSecrets: [] }) };
}

it('accepts prices that match the plans', async () => {
  const { payments } = await open();
  expect(await checkPrices(payments, PRICES)).toBe('checked');
});

it.each([
  [{ ...PRICES, basic: 'price_missing' }, 'PRICE_BASIC (price_missing) is not an active'],
  [
    { ...PRICES, basic: 'price_premium' },
    `PRICE_BASIC (price_premium) costs ${shownPrice('premium')} a month`,
  ],
  [
    { ...PRICES, annual: 'price_basic' },
    `PRICE_ENTERPRISE (price_basic) costs ${shownPrice('basic')} a month`,
  ],
])('prevents the start for %o', async (prices, message) => {
  const { payments } = await open();
  const failed = await checkPrices(payments, prices).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StartError);
  expect((failed as Error).message.slice(0, message.length)).toBe(message);
  expect((failed as Error).message).not.toContain('\n');
});

it('prevents the start for an archived price or a rejected key', async () => {
  const { payments, sandbox } = await open();
  const { host, port } = sandbox;
  const stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http' });
  await stripe.prices.update('price_basic', { active: false });
  await expect(checkPrices(payments, PRICES)).rejects.toThrow(/^PRICE_BASIC/);
  const other = await open('sk_test_of_somebody_else');
  await expect(checkPrices(other.payments, {})).rejects.toThrow('Stripe rejects STRIPE_SECRET_KEY');
  await expect(checkPrices(other.payments, PRICES)).rejects.toThrow(
    'Stripe rejects STRIPE_SECRET_KEY. Check the key and its permissions.',
  );
});

it('prevents the start for a quarterly price or one without a fixed amount', async () => {
  const { payments, sandbox } = await open();
  const { host, port } = sandbox;
  const stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http' });
  const product = await stripe.products.create({ name: 'Basic' });
  const quarterly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: priceOf('basic'),
    recurring: { interval: 'month', interval_count: 3 },
  });
  await expect(checkPrices(payments, { ...PRICES, basic: quarterly.id })).rejects.toThrow(
    /^PRICE_BASIC .* is not an active Stripe price with a fixed/,
  );
  const price = await stripe.prices.retrieve('price_basic');
  for (const odd of [
    { ...price, unit_amount: null, billing_scheme: 'tiered' },
    { ...price, recurring: { ...price.recurring, usage_type: 'metered' } },
  ]) {
    // The sandbox cannot create such prices; this is Stripe's response.
    const answering = { prices: { retrieve: async () => odd } } as unknown as Stripe;
    const odds = stripePayments({ stripe: async () => answering, webhookSecrets: [] });
    expect(await odds.readPrice('price_basic')).toBeUndefined();
  }
});

it('allows the start while Stripe is unavailable', async () => {
  const stripe = lazyStripe({
    secretKey: 'sk_test_1',
    apiUrl: async () => 'http://127.0.0.1:1',
  });
  const payments = stripePayments({ stripe, webhookSecrets: [] });
  expect(await checkPrices(payments, PRICES)).toBe('unavailable');
});
