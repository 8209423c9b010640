import type { Browser, Page } from '@playwright/test';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fillCard, launchChromium } from '../testing/browser.ts';
import { startForTest } from '../testing/start.ts';

interface Shop extends Window {
  Stripe: ((key: string) => Stripe) & { version: string };
  stripe: Stripe;
  card: StripeCardElement;
  heard: string[];
}

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** A page without any framework: the script tag, a div, and a Card Element. */
async function openShop(url: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${url}/receipts/ch_none`);
  await page.setContent(
    `<title>Shop</title><div id="card"></div><script src="${url}/stripe.js"></script>`,
  );
  await page.evaluate(() => {
    const shop = window as unknown as Shop;
    shop.heard = [];
    shop.stripe = shop.Stripe('pk_test_sandbox');
    shop.card = shop.stripe.elements().create('card');
    shop.card.once('ready', () => shop.heard.push('ready'));
    shop.card.on('change', ({ complete, brand }) => shop.heard.push(`${brand} ${complete}`));
    shop.card.mount('#card');
  });
  return page;
}

test('a Card Element: events, payment method, confirmation and unmounting', async () => {
  const { sandbox, stripe } = await startForTest({ seed: [] });
  const page = await openShop(sandbox.url);
  await fillCard(page, '5555555555554444');
  const method = await page.evaluate(async () => {
    const { stripe: browserStripe, card } = window as unknown as Shop;
    const billing_details = { address: { country: 'CH' }, name: 'Ada' };
    return browserStripe.createPaymentMethod({ billing_details, card, type: 'card' });
  });
  const saved = await stripe.paymentMethods.retrieve(method.paymentMethod?.id ?? '');
  expect(saved).toMatchObject({
    billing_details: { address: { country: 'CH' }, name: 'Ada' },
    card: { brand: 'mastercard', last4: '4444' },
  });

  const intent = await stripe.paymentIntents.create({ amount: 700, currency: 'eur' });
  const outcome = await page.evaluate(async (secret) => {
    const { stripe: browserStripe, card } = window as unknown as Shop;
    const paid = await browserStripe.confirmCardPayment(secret, { payment_method: { card } });
    const seen = await browserStripe.retrievePaymentIntent(secret);
    card.destroy();
    return {
      frames: document.querySelectorAll('iframe').length,
      heard: (window as unknown as Shop).heard,
      paid: paid.paymentIntent?.status,
      seen: seen.paymentIntent?.status,
    };
  }, intent.client_secret ?? '');
  expect(outcome).toMatchObject({ frames: 0, paid: 'succeeded', seen: 'succeeded' });
  expect(outcome.heard[0]).toBe('ready');
  expect(outcome.heard).toContain('mastercard true');
});

test('live keys, secret keys, unknown elements and wrong secrets are rejected with a reason', async () => {
  const { sandbox } = await startForTest({ seed: [] });
  const page = await openShop(sandbox.url);
  const refusals = await page.evaluate(async () => {
    const { Stripe: make, stripe: browserStripe } = window as unknown as Shop;
    const refusalOf = (run: () => unknown) => {
      try {
        run();
        return 'accepted';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const { error } = await browserStripe.retrievePaymentIntent('pi_none_secret_x');
    return [
      refusalOf(() => make('pk_live_abc')),
      refusalOf(() => make('sk_test_sandbox')),
      refusalOf(() => browserStripe.elements().create('iban')),
      error?.message,
      make.version,
    ];
  });
  expect(refusals).toEqual([
    'The sandbox refuses live keys.',
    'Give Stripe() the publishable key, the one that starts with pk_.',
    'The sandbox has no "iban" element; it has "payment" and "card".',
    "No such payment intent: 'pi_none'",
    'endive',
  ]);
});
