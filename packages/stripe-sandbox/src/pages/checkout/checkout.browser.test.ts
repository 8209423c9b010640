import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fillCard, launchChromium } from '../../testing/browser.ts';
import { startForTest } from '../../testing/start.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

async function open(url: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** A site of its own that shows one page. */
async function serve(body: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Shop</title><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function createDonation(stripe: Stripe, more: Partial<Stripe.Checkout.SessionCreateParams>) {
  const price = await stripe.prices.create({
    currency: 'usd',
    custom_unit_amount: { enabled: true, minimum: 500, preset: 2000 },
    product_data: { name: 'Donation' },
  });
  return stripe.checkout.sessions.create({
    line_items: [{ price: price.id, quantity: 1 }],
    mode: 'payment',
    submit_type: 'donate',
    ...more,
  });
}

// https://docs.stripe.com/payments/checkout/pay-what-you-want
test('a payer chooses the amount of a donation, pays and returns to the site', async () => {
  const { stripe } = await startForTest();
  const shop = await serve('<h1>Thank you for your support</h1>');
  const session = await createDonation(stripe, {
    success_url: `${shop}/?id={CHECKOUT_SESSION_ID}`,
  });
  const page = await open(session.url ?? '');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Amount (USD)').fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The amount must be between 500').waitFor();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Amount (USD)').fill('37.50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Donate $37.50' }).click();
  await page.getByRole('heading', { name: 'Thank you for your support' }).waitFor();
  expect(new URL(page.url()).searchParams.get('id')).toBe(session.id);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    amount_total: 3750,
    customer_details: { email: 'ada@example.org' },
    payment_status: 'paid',
    status: 'complete',
  });
});

// https://docs.stripe.com/payments/checkout/discounts#customer-facing-promotion-codes
test('a promotion code reduces what the payer sees and pays', async () => {
  const { stripe } = await startForTest();
  const shop = await serve('<h1>Welcome</h1>');
  const coupon = await stripe.coupons.create({ percent_off: 50 });
  await stripe.promotionCodes.create({
    code: 'HALF',
    promotion: { coupon: coupon.id, type: 'coupon' },
  });
  const session = await stripe.checkout.sessions.create({
    allow_promotion_codes: true,
    line_items: [{ price: 'price_premium', quantity: 2 }],
    mode: 'subscription',
    success_url: shop,
  });
  const page = await open(session.url ?? '');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Promotion code').fill('HALF');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('-$19.99').waitFor();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  const [invoice] = (await stripe.invoices.list()).data;
  expect(invoice).toMatchObject({ amount_paid: 1999, subtotal: 3998 });
});

// https://docs.stripe.com/payments/accept-a-payment?payment-ui=embedded-page
test('an embedded page is mounted by stripe.js and returns to the site', async () => {
  const { sandbox, stripe } = await startForTest();
  const thanks = await serve('<h1>Thank you</h1>');
  const session = await createDonation(stripe, {
    return_url: `${thanks}/?id={CHECKOUT_SESSION_ID}`,
    ui_mode: 'embedded_page',
  });
  expect(session).toMatchObject({ ui_mode: 'embedded_page', url: null });
  const shop =
    await serve(`<div id="checkout"></div><script src="${sandbox.url}/stripe.js"></script>
<script>Stripe('pk_test_sandbox').createEmbeddedCheckoutPage({ fetchClientSecret: async () => '${session.client_secret}' }).then((page) => page.mount('#checkout'))</script>`);
  const page = await open(shop);
  const checkout = page.frameLocator('iframe[title="Checkout"]');
  await checkout.getByLabel('Email').fill('ada@example.org');
  await checkout.getByRole('button', { name: 'Continue' }).click();
  const card = checkout.frameLocator('iframe[title="Secure payment input frame"]');
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expiration date').fill('12 / 34');
  await card.getByLabel('Security code').fill('123');
  await checkout.getByRole('button', { name: 'Donate $20.00' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(new URL(page.url()).searchParams.get('id')).toBe(session.id);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
});
