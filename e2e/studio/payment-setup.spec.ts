import { shownPrice } from '@rostra/contract/testing';
import { controlSandbox, SANDBOX_KEY } from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';
import { createStaff, openScreen } from './support.ts';

const site = useDedicatedSite(98, { STRIPE_SECRET_KEY: SANDBOX_KEY });

test.describe.configure({ mode: 'default' });

test('an administrator sees live what payments need and what is missing', async ({
  page,
  request,
}) => {
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/settings');
  const checks = page.getByRole('list', { name: 'What was checked at Stripe' });
  await expect(checks.getByRole('listitem')).toHaveCount(5);
  await expect(checks.getByText('In order')).toHaveCount(5);
  await expect(checks.getByText(`Basic Membership: ${shownPrice('basic')} a month`)).toBeVisible();
  await expect(page.getByText('only test cards work')).toBeVisible();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);
  const match = 'GET /v1/prices/price_premium';
  await controlSandbox(request, 'faults', {
    ...{ kind: 'break', match, response: 'server_error', times: 5 },
  });
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(checks.getByText('Not checked')).toHaveCount(1);
  await expect(checks.getByText('In order')).toHaveCount(4);
});

test('in the dark', async ({ page }) => {
  await storeTheme(page, 'dark');
  const administrator = await createStaff(site(), 'administrator');
  await openScreen(page, administrator, '/studio/settings');
  await expect(page.getByText('In order').first()).toBeVisible();
  await expectNoAxeViolations(page);
});
