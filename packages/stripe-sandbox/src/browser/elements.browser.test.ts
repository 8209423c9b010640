import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../index.ts';
import { cardFrame, fillCard, launchChromium } from '../testing/browser.ts';
import { serveCheckout } from '../testing/checkout/serve-checkout.ts';
import { checkEvents, connect } from '../testing/start.ts';

let browser: Browser;
let sandbox: RunningSandbox;
let checkout: { url: string; close(): void };

beforeAll(async () => {
  sandbox = await startSandbox();
  [browser, checkout] = await Promise.all([launchChromium(), serveCheckout(sandbox.url)]);
});

afterAll(async () => {
  await browser.close();
  checkout.close();
  await checkEvents(sandbox);
  await sandbox.close();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function openCheckout(query: Record<string, string> = {}, currency = 'usd') {
  const stripe = connect(sandbox);
  const intent = await stripe.paymentIntents.create({ amount: 1999, currency });
  const page = await open(
    `${checkout.url}/?${new URLSearchParams({ secret: intent.client_secret ?? '', ...query })}`,
  );
  return { page, stripe, intent, status: () => statusOf(stripe, intent.id) };
}

async function statusOf(stripe: Stripe, id: string): Promise<string> {
  return (await stripe.paymentIntents.retrieve(id)).status;
}

const result = (page: Page) => page.getByRole('status');
const challenge = (page: Page) => page.frameLocator('iframe[title="3-D Secure"]');

test('4242 pays with the unmodified React packages', async () => {
  const { page, status } = await openCheckout();
  await fillCard(page, '4242424242424242');
  await page.getByText('Complete', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText('succeeded').waitFor();
  expect(await status()).toBe('succeeded');
});

test('a declined card shows the reason and can be replaced', async () => {
  const { page, status } = await openCheckout();
  await fillCard(page, '4000000000000002');
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText('card_declined: Your card was declined.').waitFor();
  expect(await status()).toBe('requires_payment_method');
  await fillCard(page, '5555555555554444');
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText('succeeded').waitFor();
});

test('a wrong security code has its own message', async () => {
  const { page } = await openCheckout();
  await fillCard(page, '4000000000000127');
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText("incorrect_cvc: Your card's security code is incorrect.").waitFor();
});

test('incomplete fields show their errors and nothing is sent', async () => {
  const { page, stripe } = await openCheckout();
  const before = (await stripe.charges.list()).data.length;
  await cardFrame(page).getByLabel('Card number').fill('4242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText('incomplete_number').waitFor();
  const number = cardFrame(page).getByLabel('Card number');
  await cardFrame(page).getByText('Your card number is incomplete.').waitFor();
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
  expect((await stripe.charges.list()).data).toHaveLength(before);
});

test('a number that is not a test card never leaves the frame', async () => {
  const { page } = await openCheckout();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await fillCard(page, '4111111111111111');
  await page.getByRole('button', { name: 'Pay' }).click();
  await cardFrame(page).getByText('This sandbox takes test cards only.').waitFor();
  expect(sent.join()).not.toContain('4111');
});

test('3-D Secure completed: the payment succeeds', async () => {
  const { page, status } = await openCheckout();
  await fillCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge(page).getByText('$19.99').waitFor();
  await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
  await result(page).getByText('succeeded').waitFor();
  expect(await status()).toBe('succeeded');
});

test('3-D Secure failed: the intent requires another payment method', async () => {
  const { page, status } = await openCheckout();
  await fillCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge(page).getByRole('button', { name: 'Fail authentication' }).click();
  await result(page).getByText('payment_intent_authentication_failure').waitFor();
  expect(await status()).toBe('requires_payment_method');
});

test('3-D Secure: authenticated, then declined for insufficient funds', async () => {
  const { page } = await openCheckout();
  await fillCard(page, '4000008260003178');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
  await result(page).getByText('card_declined: Your card has insufficient funds.').waitFor();
});

test('3-D Secure: closing the dialog counts as failed', async () => {
  const { page, status } = await openCheckout();
  await fillCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await result(page).getByText('payment_intent_authentication_failure').waitFor();
  expect(await status()).toBe('requires_payment_method');
});

test('3-D Secure: abandoned by leaving the page, completed later', async () => {
  const { page, status } = await openCheckout();
  await fillCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge(page).getByRole('heading', { name: 'Authenticate your payment' }).waitFor();
  await page.reload();
  expect(await status()).toBe('requires_action');
  await page.getByRole('button', { name: 'Resume' }).click();
  await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
  await result(page).getByText('succeeded').waitFor();
});

test('redirect: always returns to the page with the intent in the URL', async () => {
  const { page, intent } = await openCheckout({ redirect: 'always' });
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/\/return/);
  const address = new URL(page.url());
  expect(address.searchParams.get('payment_intent')).toBe(intent.id);
  expect(address.searchParams.get('redirect_status')).toBe('succeeded');
});

test('a server-side confirmation redirects to the bank page and back to return_url', async () => {
  const stripe = connect(sandbox);
  const intent = await stripe.paymentIntents.create({
    amount: 1999,
    confirm: true,
    currency: 'usd',
    payment_method: 'pm_card_authenticationRequired',
    return_url: `${checkout.url}/return?order=7`,
  });
  expect(intent.status).toBe('requires_action');
  const page = await open(intent.next_action?.redirect_to_url?.url ?? '');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL(/\/return\?order=7/);
  expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded');
  expect(await statusOf(stripe, intent.id)).toBe('succeeded');
});

test('a payment in euros can be made by SEPA debit', async () => {
  const { page, status, stripe, intent } = await openCheckout({}, 'eur');
  const frame = cardFrame(page);
  await frame.getByLabel('SEPA Direct Debit', { exact: true }).first().check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText('incomplete_iban: Your IBAN is incomplete.').waitFor();
  await frame.getByLabel('IBAN').fill('DE89370400440532013000');
  await frame.getByLabel('Full name').fill('Ada Lovelace');
  await frame.getByLabel('Email').fill('ada@example.org');
  await page.getByText('Complete', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText('processing').waitFor();
  expect(await status()).toBe('processing');
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] });
  expect(paid.payment_method).toMatchObject({
    billing_details: { email: 'ada@example.org', name: 'Ada Lovelace' },
    sepa_debit: { country: 'DE', last4: '3000' },
  });
});

test('a setup intent offers SEPA debits only if it lists them', async () => {
  const stripe = connect(sandbox);
  const openSetup = async (params: Stripe.SetupIntentCreateParams) => {
    const { client_secret } = await stripe.setupIntents.create(params);
    const page = await open(
      `${checkout.url}/?${new URLSearchParams({ secret: client_secret ?? '' })}`,
    );
    return { frame: cardFrame(page), page };
  };
  const plain = await openSetup({});
  await plain.frame.getByLabel('Card number').waitFor();
  expect(await plain.frame.getByLabel('IBAN').isVisible()).toBe(false);
  expect(await plain.frame.getByRole('radio').first().isVisible()).toBe(false);
  const debit = await openSetup({ allowed_payment_method_types: ['sepa_debit'] });
  await debit.frame.getByLabel('IBAN').fill('DE89370400440532013000');
  await debit.frame.getByLabel('Full name').fill('Ada Lovelace');
  await debit.frame.getByLabel('Email').fill('ada@example.org');
  await debit.page.getByRole('button', { name: 'Pay' }).click();
  await result(debit.page).getByText('succeeded').waitFor();
});

test('a card is saved through a setup intent', async () => {
  const stripe = connect(sandbox);
  const customer = await stripe.customers.create();
  const intent = await stripe.setupIntents.create({ customer: customer.id });
  const page = await open(
    `${checkout.url}/?${new URLSearchParams({ secret: intent.client_secret ?? '' })}`,
  );
  await fillCard(page, '378282246310005', '1234');
  await page.getByRole('button', { name: 'Pay' }).click();
  await result(page).getByText('succeeded').waitFor();
  const cards = await stripe.customers.listPaymentMethods(customer.id);
  expect(cards.data.map(({ card }) => card?.brand)).toEqual(['amex']);
});

test('the form works with the keyboard alone', async () => {
  const { page } = await openCheckout();
  await cardFrame(page).getByLabel('Card number').focus();
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  expect(await cardFrame(page).getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await cardFrame(page).getByLabel('Expiration date').inputValue()).toBe('12 / 34');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await result(page).getByText('succeeded').waitFor();
});

test('the 3-D Secure dialog is centered and fits a small screen despite CSS resets', async () => {
  const { page } = await openCheckout();
  await page.addStyleTag({ content: '* { margin: 0 } dialog { inset: auto }' });
  await page.setViewportSize({ width: 390, height: 700 });
  await fillCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge(page).getByRole('button', { name: 'Fail authentication' }).waitFor();
  const box = await page.locator('dialog[open]').boundingBox();
  if (!box) throw new Error('The dialog has no box');
  expect(box.x * 2 + box.width).toBeCloseTo(390, 0);
  expect(box.y * 2 + box.height).toBeCloseTo(700, 0);
  const last = await challenge(page)
    .getByRole('button', { name: 'Fail authentication' })
    .boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(box.y + box.height);
});

test('axe finds no violations in the checkout, the frame and the 3-D Secure dialog', async () => {
  const { page } = await openCheckout();
  await cardFrame(page).getByLabel('Card number').fill('4000002760003184');
  await cardFrame(page).getByLabel('Expiration date').fill('01 / 20');
  await cardFrame(page).getByLabel('Security code').fill('123');
  const form = await new AxeBuilder({ page }).analyze();
  expect(form.violations).toEqual([]);
  await cardFrame(page).getByLabel('Expiration date').fill('12 / 34');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge(page).getByRole('heading', { name: 'Authenticate your payment' }).waitFor();
  const dialog = await new AxeBuilder({ page }).analyze();
  expect(dialog.violations).toEqual([]);
});

test('theme, variables and rules of the appearance reach the frame', async () => {
  const appearance = {
    theme: 'night',
    variables: { borderRadius: '13px', colorPrimary: 'rgb(1, 2, 3)', fontSizeBase: '19px' },
    rules: {
      '.Label': { textTransform: 'uppercase' },
      '.Input': { boxShadow: 'x;}body{display:none' },
    },
  };
  const { page } = await openCheckout({ appearance: JSON.stringify(appearance) });
  const number = cardFrame(page).getByLabel('Card number');
  await number.focus();
  const style = await number.evaluate((field) => {
    const { backgroundColor, borderRadius, fontSize, outlineColor } = getComputedStyle(field);
    return { backgroundColor, borderRadius, fontSize, outlineColor };
  });
  expect(style).toEqual({
    backgroundColor: 'rgb(48, 49, 61)',
    borderRadius: '13px',
    fontSize: '19px',
    outlineColor: 'rgb(1, 2, 3)',
  });
  const label = cardFrame(page).getByText('Card number');
  expect(await label.evaluate((node) => getComputedStyle(node).textTransform)).toBe('uppercase');
});

test('the fields align with the surrounding page', async () => {
  const { page } = await openCheckout();
  const number = await cardFrame(page).getByLabel('Card number').boundingBox();
  const form = await page.locator('form').boundingBox();
  expect([number?.x, number?.width]).toEqual([form?.x, form?.width]);
});

test('the frame shows that it is a sandbox', async () => {
  const { page } = await openCheckout();
  await cardFrame(page).getByText('Sandbox – no real money').waitFor();
});
