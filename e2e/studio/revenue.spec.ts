import { formatMoney } from '@rostra/contract/money';
import { priceOf, shownPrice } from '@rostra/contract/testing';
import { logInOnAnotherDevice } from '../support/accounts.ts';
import { CARDS, controlSandbox, createSubscriber, SANDBOX_KEY } from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';
import { createStaff, openScreen } from './support.ts';

const site = useDedicatedSite(96, { STRIPE_SECRET_KEY: SANDBOX_KEY });

const MONTH_OF_ANNUAL = Math.round(priceOf('annual') / 12);
const BOTH_MEMBERS = formatMoney(priceOf('basic') + MONTH_OF_ANNUAL, 'usd');

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

test('a treasurer follows recurring revenue from the sum to the members behind it', async ({
  page,
  request,
}) => {
  const treasurer = await createStaff(site(), 'treasurer');
  await openScreen(page, treasurer, '/studio/money/revenue');
  await expect(page.getByText('No revenue yet')).toBeVisible();
  await expect(page.getByText('Members who pay for the first time.')).toBeVisible();
  await expectNoAxeViolations(page);

  const monthly = await createSubscriber(request, 'basic');
  const yearly = await createSubscriber(request, 'annual');
  await page.reload();
  const headline = page.locator('dl').first();
  await expect(headline).toContainText(BOTH_MEMBERS);
  await expect(headline).toContainText('2 members');
  const table = page.getByRole('table', { name: 'Recurring revenue by month' });
  await expect(table.locator('tbody tr')).toHaveCount(1);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('revenue.csv');

  await table.getByRole('link', { name: `New: ${BOTH_MEMBERS}` }).press('Enter');
  await expect(page.getByText('Members who pay for the first time.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Gained and lost' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: monthly.username })).toContainText(shownPrice('basic'));
  const second = rows.filter({ hasText: yearly.username });
  await expect(second).toContainText(formatMoney(MONTH_OF_ANNUAL, 'usd'));
  await expect(second).toContainText(shownPrice('annual'));
  await expectNoAxeViolations(page);
  await page.getByLabel('Show').selectOption('Unpaid');
  await expect(page.getByText('Nothing of this kind changed in this month.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to revenue' }).click();
  await expect(table).toBeVisible();
});

test('the figures stay and are dated while Stripe cannot be reached, in the dark', async ({
  page,
}) => {
  await storeTheme(page, 'dark');
  const unreachable = { data: { stripe: 'unreachable', asOf: '2026-10-05T08:00:00.000Z' } };
  await page.route('**/api/studio/money/status', (route) => route.fulfill({ json: unreachable }));
  const treasurer = await createStaff(site(), 'treasurer');
  await openScreen(page, treasurer, '/studio/money/revenue');
  await expect(page.getByText('The figures are as of')).toBeVisible();
  await expect(page.locator('dl').first()).toContainText(BOTH_MEMBERS);
  await expectNoAxeViolations(page);
});

test('a treasurer sees why a payment is disputed and until when to respond', async ({
  page,
  request,
}) => {
  const member = await createSubscriber(request, 'premium', CARDS.disputed);
  await controlSandbox(request, 'clock', { advanceSeconds: 120 });
  const headers = { authorization: `Bearer ${await logInOnAnotherDevice(request, member)}` };
  expect((await request.post('/api/subscriptions/sync', { headers })).status()).toBe(200);
  const treasurer = await createStaff(site(), 'treasurer');
  await openScreen(page, treasurer, '/studio/money?state=disputed');
  const row = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(member.username);
  await expect(row).toContainText('Says they did not make this payment.');
  // A moment, not only a day: evidence that arrives later in the day is not accepted.
  await expect(row).toContainText(
    /Respond by \d+ \w+ \d{4}, \d\d:\d\d UTC\. Without a response, the dispute is lost\./,
  );
  await expect(row.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);
  await page.goto('/studio/money/closing');
  const closing = page.getByRole('table', { name: 'Totals of the month' });
  await expect(closing.getByRole('row', { name: /^Disputes/ })).toContainText(
    shownPrice('premium'),
  );

  await page.getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByText('No payouts yet')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('payouts that cannot be read are explained, with a button that tries again', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/503/);
  const treasurer = await createStaff(site(), 'treasurer');
  const match = 'GET /v1/payouts';
  // The studio tries three times.
  const fault = { kind: 'break', match, response: 'not_permitted', times: 3 };
  await controlSandbox(request, 'faults', fault);
  await openScreen(page, treasurer, '/studio/money/payouts');
  await expect(page.getByText('does not allow this site to read payouts')).toBeVisible();
  await expect(page.getByText('No payouts yet')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No payouts yet')).toBeVisible();
});
