import type { Locator } from '@playwright/test';
import { openAs, register } from './support/accounts.ts';
import { part, SUBSCRIPTION, said } from './support/billing.ts';
import { ownSite } from './support/own-site.ts';
import { expect, type Page, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
ownSite(42, { BILLING: 'simulated' });

/** What the button does happens after this long, and not before. */
async function expectAfter(page: Page, button: Locator, ms: number, text: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  await button.click();
  await page.clock.runFor(ms - 1);
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(said(page, text)).toBeVisible();
}

const inThirtyDays = (now: number) =>
  new Date(now + 2_592_000_000).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test('subscribe, change and cancel take their time and need no server', async ({
  page,
  request,
}) => {
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') });
  await openAs(page, await register(request), SUBSCRIPTION);
  await expect(page.getByText('Payments are simulated here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment methods' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await expectAfter(page, subscribe, 1500, 'Subscription successful');
  const basic = part(page, 'Basic Membership');
  await expect(basic.getByText('Active', { exact: true })).toBeVisible();
  await expect(basic.getByText(/renews on/)).toBeVisible();

  await page.getByRole('button', { name: 'Change to Annual' }).click();
  const change = page.getByRole('button', { name: 'Change plan' });
  await expectAfter(page, change, 1000, 'Subscription updated');
  const annual = part(page, 'Annual Membership');
  const now = await page.evaluate(() => Date.now());
  await expect(annual).toContainText(`It renews on ${inThirtyDays(now)}`);

  await annual.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The plan ends at once.')).toBeVisible();
  const cancel = dialog.getByRole('button', { name: 'Cancel plan' });
  await expectAfter(page, cancel, 1000, 'Subscription cancelled');
  await expect(annual).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose Basic' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('the dashboard knows a simulated plan, for as long as it lasts', async ({ page, request }) => {
  await openAs(page, await register(request), `${SUBSCRIPTION}?plan=basic`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(said(page, 'Subscription successful')).toBeVisible();
  const members = page.getByRole('navigation', { name: 'Members' });
  await members.getByRole('link', { name: 'Dashboard' }).click();
  const membership = part(page, 'Your membership');
  await expect(membership.getByText('Basic Membership')).toBeVisible();
  await expect(membership.getByText('Active', { exact: true })).toBeVisible();
  await page.reload();
  await expect(membership.getByText('Free account')).toBeVisible();
});
