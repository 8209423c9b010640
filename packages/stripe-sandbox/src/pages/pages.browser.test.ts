import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fillCard, launchChromium } from '../testing/browser.ts';
import { startProxy } from '../testing/proxy.ts';
import { startForTest } from '../testing/start.ts';
import { at, DAY, subscribe } from '../testing/subscribe.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

async function open(url: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ colorScheme });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('the hosted invoice takes a payment with 3-D Secure', async () => {
  const { stripe } = await startForTest();
  const { now } = await subscribe(stripe, { params: { payment_behavior: 'default_incomplete' } });
  const { latest_invoice: invoice } = await now();
  const page = await open(invoice.hosted_invoice_url ?? '');
  await expectAccessible(page);
  await fillCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  const bank = page.frameLocator('iframe[title="3-D Secure"]');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByText('Paid', { exact: true }).waitFor();
  expect((await now()).status).toBe('active');
});

test('pages, stripe.js and 3-D Secure work behind a proxy with a path prefix', async () => {
  const proxy = await startProxy('/pay');
  const { sandbox, stripe } = await startForTest({ publicUrl: proxy.publicUrl });
  proxy.target = sandbox.url;
  const { customer, now } = await subscribe(stripe, {
    params: { payment_behavior: 'default_incomplete' },
  });
  const { latest_invoice: invoice } = await now();
  expect(invoice.hosted_invoice_url).toContain(`${proxy.publicUrl}/invoice/`);
  const page = await open(invoice.hosted_invoice_url ?? '');
  await fillCard(page, '4000002760003184');
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  const bank = page.frameLocator('iframe[title="3-D Secure"]');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByText('Paid', { exact: true }).waitFor();
  const session = await stripe.billingPortal.sessions.create({ customer: customer.id });
  await page.goto(session.url);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Keep plan' }).waitFor();
  await page.goto(`${proxy.publicUrl}/`);
  await page.getByText('Ready.').waitFor();
});

test('the portal: add a card, make it the default, change the plan, cancel, resume', async () => {
  const { stripe } = await startForTest();
  const start = at('2026-06-01T00:00:00');
  const { advance, customer, now } = await subscribe(stripe, { start });
  await advance(start + 15 * DAY);
  const session = await stripe.billingPortal.sessions.create({ customer: customer.id });
  const page = await open(session.url, 'dark');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, '5555555555554444');
  await page.getByRole('button', { name: 'Save card' }).click();
  const added = page.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' });
  await added.getByRole('button', { name: 'Make default' }).click();
  await added.getByText('(default)').waitFor();

  await page.getByLabel('Change to').selectOption('price_premium');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('$5.00', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Confirm change' }).click();
  await page.getByText('Premium at $19.99 / month').waitFor();
  expect((await now()).latest_invoice).toMatchObject({ amount_paid: 500, status: 'paid' });

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByText('Ends on 1 July 2026.').waitFor();
  expect((await now()).cancel_at_period_end).toBe(true);
  await page.getByRole('button', { name: 'Keep plan' }).click();
  await page.getByText('Renews on 1 July 2026.').waitFor();
  expect((await now()).cancel_at).toBeNull();

  await page.getByRole('link', { name: /-0001$/ }).click();
  await page.getByRole('heading', { name: /^Invoice/ }).waitFor();
});

test('the control page advances the clock, adds faults and lists objects', async () => {
  const { control, sandbox, stripe } = await startForTest();
  const page = await open(`${sandbox.url}/`);
  await page.getByText('Ready.').waitFor();
  await expectAccessible(page);
  const before = ((await control('state')) as { clock: { now: number } }).clock.now;
  await page.getByRole('button', { name: '+1 day' }).click();
  await page.getByText('Done: clock').waitFor();
  const after = ((await control('state')) as { clock: { now: number } }).clock.now;
  expect(after - before).toBeGreaterThanOrEqual(DAY);
  await page.getByRole('button', { name: 'Decline next payment' }).click();
  await page.getByText('"kind":"fail_payment"').waitFor();
  const paying = stripe.paymentIntents.create({
    amount: 500,
    confirm: true,
    currency: 'usd',
    payment_method: 'pm_card_visa',
  });
  await expect(paying).rejects.toMatchObject({ code: 'card_declined' });
  await page.getByLabel('Show').selectOption('charge');
  await page.getByText(/ch_\w+ · failed/).waitFor();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('Done: reset').waitFor();
  expect((await stripe.charges.list()).data).toHaveLength(0);
});
