import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { formatMoney } from '@rostra/contract/money';
import { priceOf, shownPrice } from '@rostra/contract/testing';
import { createStaff, openedText, openScreen, replaceText } from '../studio/support.ts';
import { openAsNewMember } from '../support/accounts.ts';
import {
  CARDS,
  controlSandbox,
  createSubscriber,
  fillCard,
  openCheckout,
  SANDBOX_KEY,
  SUBSCRIPTION,
} from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, type Page, test } from '../support/test.ts';

const site = useDedicatedSite(45, { STRIPE_SECRET_KEY: SANDBOX_KEY });

interface Moved {
  id: string;
  amount: number;
  currency: string;
  status: string;
}

/** What the sandbox, which stands for Stripe, knows. */
async function listAtStripe(request: APIRequestContext, kind: string): Promise<Moved[]> {
  const url = `/stripe-sandbox/sandbox/api/objects?kind=${kind}&limit=1000`;
  const headers = { authorization: `Bearer ${SANDBOX_KEY}` };
  const response = await request.get(url, { headers });
  expect(response.status()).toBe(200);
  const { objects } = (await response.json()) as { objects: Moved[] };
  return objects.filter(({ status }) => status === 'succeeded');
}

const sumOf = (moved: readonly Moved[]) => moved.reduce((sum, { amount }) => sum + amount, 0);

async function createPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create plan' });
  await dialog.getByLabel('Name').fill('Student plan');
  await dialog.getByLabel('Description').fill('For everybody who studies.');
  await dialog.getByLabel('Price').fill('5');
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  await expect(dialog).toBeHidden();
  const plans = page.getByRole('list', { name: 'Plans in the order' }).getByRole('listitem');
  await expect(plans).toHaveCount(4);
  await expect(plans.last()).toContainText('Student plan');
}

async function createCoupon(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Discount codes' }).click();
  await page.getByRole('button', { name: 'Create code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create code' });
  await dialog.getByLabel('Code').fill('STUDENTS');
  await dialog.getByLabel('Name').fill('Students');
  await dialog.getByLabel('Percent').fill('20');
  await dialog.getByRole('button', { name: 'Create code' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Discount codes' })).toContainText('20% off');
}

async function payAsStudent(theirs: Page, request: APIRequestContext): Promise<string> {
  const { username } = await openAsNewMember(theirs, request, SUBSCRIPTION);
  await theirs.getByRole('button', { name: 'Choose Student plan' }).click();
  await theirs.getByRole('button', { name: 'Use a discount code' }).click();
  await theirs.getByRole('textbox', { name: 'Discount code' }).fill('students');
  await theirs.getByRole('button', { name: 'Check code' }).click();
  await expect(theirs.getByText('Discount with STUDENTS')).toBeVisible();
  await fillCard(theirs, CARDS.valid);
  await theirs.getByRole('button', { name: 'Pay $4.00' }).click();
  await expect(theirs.getByRole('region', { name: 'Student plan' })).toContainText('for $4.00');
  return username;
}

/** Somebody whose bank declines the card, and who gives up. */
async function failToPay(theirs: Page, request: APIRequestContext): Promise<string> {
  const { username } = await openCheckout(theirs, request, 'premium');
  await fillCard(theirs, CARDS.stolen);
  await theirs.getByRole('button', { name: `Pay ${shownPrice('premium')}` }).click();
  await expect(theirs.getByText('Your card was declined').first()).toBeVisible();
  return username;
}

async function changeColour(page: Page): Promise<void> {
  await page.goto('/studio/settings');
  await page.getByRole('radio', { name: 'Cobalt' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('The settings were saved. Visitors see them now.', { exact: true }).first(),
  ).toBeVisible();
}

async function publishPrivacyPage(page: Page): Promise<void> {
  await page.goto('/studio/main-pages');
  await page.getByRole('button', { name: 'Begin with a starter text Privacy policy' }).click();
  await expect(await openedText(page)).toContainText('This is a starter text');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Your data with us');
  await replaceText(page, 'We keep your invoices for ten years.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
}

// An administrator, because the role of a treasurer does not include the look of the site and its pages.
test('whoever keeps the books gets through a whole month, and the ledger agrees', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await visitor.newPage();
  const treasurer = await createStaff(site(), 'administrator');
  // Clears the way to the sandbox's list of objects.
  await controlSandbox(request, 'clock', { advanceSeconds: 0 });

  await openScreen(page, treasurer, '/studio/plans');
  await createPlan(page);
  await createCoupon(page);
  const student = await payAsStudent(theirs, request);
  const declined = await failToPay(theirs, request);
  const { username: other } = await createSubscriber(request, 'basic');

  await page.goto('/studio/money?state=failed');
  const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(declined);
  await expect(rows).toContainText('The bank declined the card.');

  await page.getByLabel('Show', { exact: true }).selectOption('Paid');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: student })).toContainText('$1.00 discount');
  const refunded = rows.filter({ hasText: other });
  await refunded.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund a payment of ${other}` });
  await dialog.getByRole('button', { name: 'Half' }).click();
  await dialog.getByRole('button', { name: 'Refund $5.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(refunded.getByText('$5.00 refunded')).toBeVisible();

  await page.getByRole('link', { name: 'Monthly closing' }).click();
  const closing = page.getByRole('table', { name: 'Totals of the month' });
  await expect(closing.getByRole('row', { name: /^Total/ })).toContainText(
    formatMoney(400 + priceOf('basic') - 500, 'usd'),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');

  await changeColour(page);
  await publishPrivacyPage(page);
  await expect(async () => {
    await theirs.goto('/');
    await theirs.getByRole('link', { name: 'Privacy Policy' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your data with us');
  const accent = await theirs.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  );
  expect(accent.trim()).not.toBe('#0f4c45');
  await visitor.close();

  // What the accountant gets is what Stripe took and gave back, payment by payment and to the cent.
  const lines = csv.trim().split('\r\n').slice(1);
  const amountsOf = (kind: string) =>
    lines
      .map((line) => line.split(','))
      .filter((cells) => cells[1] === `"${kind}"`)
      .map((cells) => Math.round(Number(cells[6]) * 100));
  const charges = await listAtStripe(request, 'charge');
  const refunds = await listAtStripe(request, 'refund');
  const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);
  expect(sorted(amountsOf('payment'))).toEqual(sorted(charges.map(({ amount }) => amount)));
  expect(amountsOf('refund')).toEqual(refunds.map(({ amount }) => -amount));
  expect(amountsOf('total')).toEqual([sumOf(charges) - sumOf(refunds)]);
  expect(sumOf(charges)).toBe(400 + priceOf('basic'));
});
