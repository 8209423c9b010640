import { readFile } from 'node:fs/promises';
import { shownPrice } from '@rostra/contract/testing';
import { createStaff, openScreen } from '../studio/support.ts';
import { logInOnAnotherDevice, openAs, type Person } from '../support/accounts.ts';
import {
  CARDS,
  controlSandbox,
  createSubscriber,
  errorToast,
  fillCard,
  message,
  SANDBOX_KEY,
  SUBSCRIPTION,
  saveCard,
  section,
} from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';

const MONTH_SECONDS = 32 * 86_400;

let ada: Person;
let ben: Person;
let cleo: Person;

test.describe.configure({ mode: 'serial' });
/** The sandbox clock is global, so these tests need a sandbox of their own. */
const site = useDedicatedSite(41, { STRIPE_SECRET_KEY: SANDBOX_KEY });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site().url });
  ada = await createSubscriber(request, 'basic');
  ben = await createSubscriber(request, 'premium');
  cleo = await createSubscriber(request, 'premium');
  for (const person of [ben, cleo]) await saveCard(request, person, CARDS.failsOnCharge);
  await controlSandbox(request, 'clock', { advanceSeconds: MONTH_SECONDS });
  for (const person of [ada, ben, cleo]) {
    const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, person)}` };
    expect((await request.post('/api/subscriptions/sync', { headers })).status()).toBe(200);
  }
  await request.dispose();
});

test('a treasurer sees why a payment failed, refunds half of another and closes the month', async ({
  page,
}) => {
  const treasurer = await createStaff(site(), 'treasurer');
  await openScreen(page, treasurer, '/studio/money');
  const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(rows).toHaveCount(6);
  await expectNoAxeViolations(page);
  await page.getByLabel('Show', { exact: true }).selectOption('Failed');
  await expect(rows).toHaveCount(2);
  const failed = rows.filter({ hasText: ben.username });
  await expect(failed.getByText('The bank declined the card.').last()).toBeVisible();
  await expect(failed.getByText(/^Stripe tries again on /).last()).toBeVisible();
  await expect(failed.getByRole('link', { name: 'Write to the member' }).first()).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${ben.email}`),
  );

  await page.getByLabel('Show', { exact: true }).selectOption('Paid');
  const oldest = rows.filter({ hasText: ada.username }).last();
  await expect(rows).toHaveCount(4);
  await oldest.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund a payment of ${ada.username}` });
  await expect(dialog.getByText(/^A refund does not change access/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Amount in USD').fill('10');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText(`Enter an amount up to ${shownPrice('basic')}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Half' }).click();
  await dialog.getByRole('button', { name: 'Refund $5.00' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(oldest.getByText('$5.00 refunded')).toBeVisible();

  await page.getByRole('link', { name: 'Monthly closing' }).click();
  await expect(page.getByRole('table', { name: 'Totals of the month' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.match(/^"[\d-]+","payment",/gm)).toHaveLength(3);
  expect(csv).toMatch(/"total",,,,"usd",/);
  await page.goto('/studio/money?state=failed');
  await expect(rows).toHaveCount(2);
  await expectNoOverflow(page);
});

test('after a month the plan renews and the second invoice appears', async ({ page }) => {
  await openAs(page, ada, SUBSCRIPTION);
  const plan = section(page, 'Basic Membership');
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  const invoices = section(page, 'Invoices').getByRole('listitem');
  await expect(invoices).toHaveCount(2);
  await expect(invoices.first().getByText(shownPrice('basic'), { exact: true })).toBeVisible();
  const renewsAt = await plan.getByRole('time').getAttribute('datetime');
  const daysAhead = (Date.parse(renewsAt ?? '') - Date.now()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(50);
});

test('a declined renewal is shown as due and paid with a new card', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 402/);
  await storeTheme(page, 'dark');
  await openAs(page, ben, SUBSCRIPTION);
  const plan = section(page, 'Premium Membership');
  await expect(page.getByText(`A payment of ${shownPrice('premium')} is due`)).toBeVisible();
  await expect(plan.getByText('Payment due', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change to/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect(
    page.getByRole('button', { name: `Pay ${shownPrice('premium')} now` }),
  ).toHaveAccessibleDescription('Your plan is charged to your Visa ending in 0341.');
  await page.getByRole('button', { name: `Pay ${shownPrice('premium')} now` }).click();
  await expect(errorToast(page, 'Payment failed')).toBeVisible();
  await expect(page.getByRole('alert').getByText(/Your card was declined/)).toBeVisible();

  const another = page.getByRole('button', { name: 'Pay with another card' });
  const other = section(page, 'Pay with another card');
  await another.click();
  await expect(other).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(other).toBeHidden();
  await expect(another).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(other).toBeFocused();
  await expect(page.getByRole('main').getByText(/Your card was declined/)).toHaveCount(0);
  await expect(other.getByText(/No real money is involved here/)).toBeVisible();
  await expect(other.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expect(other.getByRole('radio', { name: /0341/ })).toHaveCount(0);
  await other.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(page, CARDS.mastercard);
  await page.getByRole('button', { name: `Pay ${shownPrice('premium')}` }).click();
  await expect(message(page, 'Payment received')).toBeVisible();
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/A payment of .* is due/)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(2);
});

test('a due payment is listed before plans that cannot be chosen yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, cleo, SUBSCRIPTION);
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await headings.allInnerTexts()).toEqual([
    'Premium Membership',
    'Payment methods',
    'Invoices',
    'Annual statement',
    'Gifts',
    'Billing portal',
    'Plans',
  ]);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});

test('a declined renewal is paid with another saved card', async ({ page }) => {
  await openAs(page, cleo, SUBSCRIPTION);
  await page.getByRole('button', { name: 'Pay with another card' }).click();
  await section(page, 'Pay with another card')
    .getByRole('button', { name: `Pay ${shownPrice('premium')}` })
    .click();
  await expect(message(page, 'Payment received')).toBeVisible();
  const card = section(page, 'Payment methods').getByRole('listitem').first();
  await expect(card).toContainText('Visa ending in 4242');
  await expect(card.getByText('Default', { exact: true })).toBeVisible();
});

test('the notification of a failed payment links to the payment', async ({ page }) => {
  await openAs(page, cleo, '/dashboard');
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const notice = panel.getByRole('listitem').filter({ hasText: 'did not go through' });
  await notice.getByRole('link', { name: 'Your payment did not go through' }).click();
  await expect(page).toHaveURL(SUBSCRIPTION);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(notice).not.toContainText('Unread');
});
