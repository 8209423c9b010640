import type { Locator } from '@playwright/test';
import { openAsNewMember } from '../support/accounts.ts';
import { message, SUBSCRIPTION, section } from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
useDedicatedSite(42, { BILLING: 'simulated' });

async function expectMessageAfter(
  page: Page,
  button: Locator,
  ms: number,
  text: string,
): Promise<void> {
  // React shows a part that was loading after a pause of its own, which never ends once the clock stands still.
  await button.waitFor();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  await button.click();
  await page.clock.runFor(ms - 1);
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(message(page, text)).toBeVisible();
}

const inThirtyDays = (now: number) =>
  new Date(now + 2_592_000_000).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test('simulated subscribe, change and cancel take their fixed delays without API calls', async ({
  page,
  request,
}) => {
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') });
  await openAsNewMember(page, request, SUBSCRIPTION);
  await expect(page.getByText('Payments are simulated here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment methods' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await expectMessageAfter(page, subscribe, 1500, 'Subscription successful');
  const basic = section(page, 'Basic Membership');
  await expect(basic.getByText('Active', { exact: true })).toBeVisible();
  await expect(basic.getByText(/renews on/)).toBeVisible();

  await page.getByRole('button', { name: 'Change to Annual' }).click();
  const change = page.getByRole('button', { name: 'Change plan' });
  await expectMessageAfter(page, change, 1000, 'Subscription updated');
  const annual = section(page, 'Annual Membership');
  const now = await page.evaluate(() => Date.now());
  await expect(annual).toContainText(`It renews on ${inThirtyDays(now)}`);

  await annual.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The plan ends immediately.')).toBeVisible();
  const cancel = dialog.getByRole('button', { name: 'Cancel plan' });
  await expectMessageAfter(page, cancel, 1000, 'Subscription cancelled');
  await expect(annual).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose Basic' })).toBeVisible();
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('the dashboard shows a simulated plan until the page is reloaded', async ({
  page,
  request,
}) => {
  await openAsNewMember(page, request, `${SUBSCRIPTION}?plan=basic`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(message(page, 'Subscription successful')).toBeVisible();
  const members = page.getByRole('navigation', { name: 'Members' });
  await members.getByRole('link', { name: 'Dashboard' }).click();
  const membership = section(page, 'Your membership');
  await expect(membership.getByText('Basic Membership')).toBeVisible();
  await expect(membership.getByText('Active', { exact: true })).toBeVisible();
  await page.reload();
  await expect(membership.getByText('Free account', { exact: true })).toBeVisible();
});
