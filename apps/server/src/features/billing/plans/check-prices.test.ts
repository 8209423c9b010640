import { startSandbox } from '@rostra/stripe-sandbox';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { lazyStripe } from '../../../adapters/payments/stripe-client.ts';
import { stripePayments } from '../../../adapters/payments/stripe-payments.ts';
import { StartError } from '../../../errors.ts';
import { checkPrices } from './check-prices.ts';

const PRICES = { basic: 'price_basic', premium: 'price_premium', annual: 'price_annual' };

async function open(secretKey = 'sk_test_sandbox') {
  const seed = [
    { id: 'price_basic', name: 'Basic', unitAmountMinor: 999, interval: 'month' as const },
    { id: 'price_premium', name: 'Premium', unitAmountMinor: 1999, interval: 'month' as const },
    { id: 'price_annual', name: 'Annual', unitAmountMinor: 19_999, interval: 'year' as const },
  ].map((price) => ({ ...price, currency: 'usd' }));
  const sandbox = await startSandbox({ seed });
  onTestFinished(() => sandbox.close());
  const stripe = lazyStripe({ secretKey, apiUrl: async () => sandbox.url });
  return { sandbox, payments: stripePayments({ stripe, webhookSecrets: [] }) };
}

it('says nothing where all is well', async () => {
  const { payments } = await open();
  expect(await checkPrices(payments, PRICES)).toBe('checked');
});

it.each([
  [{ ...PRICES, basic: 'price_missing' }, /^PRICE_BASIC \(price_missing\) is not an active/],
  [{ ...PRICES, basic: 'price_premium' }, /^PRICE_BASIC \(price_premium\) costs \$19\.99 a month/],
  [{ ...PRICES, annual: 'price_basic' }, /^PRICE_ENTERPRISE \(price_basic\) costs \$9\.99 a month/],
])('stops the start for %o', async (prices, message) => {
  const { payments } = await open();
  const failed = await checkPrices(payments, prices).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StartError);
  expect((failed as Error).message).toMatch(message);
  expect((failed as Error).message).not.toContain('\n');
});

it('stops the start for an archived price, and for a key that is refused', async () => {
  const { payments, sandbox } = await open();
  const { host, port } = sandbox;
  const stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http' });
  await stripe.prices.update('price_basic', { active: false });
  await expect(checkPrices(payments, PRICES)).rejects.toThrow(/^PRICE_BASIC/);
  const other = await open('sk_test_of_somebody_else');
  await expect(checkPrices(other.payments, PRICES)).rejects.toThrow(
    'Stripe refuses STRIPE_SECRET_KEY. Check the key and what it may do.',
  );
});

it('stops the start for a price of every third month, and for one that has no fixed amount', async () => {
  const { payments, sandbox } = await open();
  const { host, port } = sandbox;
  const stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http' });
  const product = await stripe.products.create({ name: 'Basic' });
  const quarterly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month', interval_count: 3 },
  });
  await expect(checkPrices(payments, { ...PRICES, basic: quarterly.id })).rejects.toThrow(
    /^PRICE_BASIC .* is not an active price of a fixed amount/,
  );
  const price = await stripe.prices.retrieve('price_basic');
  for (const odd of [
    { ...price, unit_amount: null, billing_scheme: 'tiered' },
    { ...price, recurring: { ...price.recurring, usage_type: 'metered' } },
  ]) {
    // The sandbox makes no such prices; this is what Stripe says of one.
    const answering = { prices: { retrieve: async () => odd } } as unknown as Stripe;
    const odds = stripePayments({ stripe: async () => answering, webhookSecrets: [] });
    expect(await odds.readPrice('price_basic')).toBeUndefined();
  }
});

it('lets the site open while Stripe does not answer', async () => {
  const stripe = lazyStripe({
    secretKey: 'sk_test_1',
    apiUrl: async () => 'http://127.0.0.1:1',
  });
  const payments = stripePayments({ stripe, webhookSecrets: [] });
  expect(await checkPrices(payments, PRICES)).toBe('no answer');
});
