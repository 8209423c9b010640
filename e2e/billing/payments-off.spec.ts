import { openAsNewMember } from '../support/accounts.ts';
import { SUBSCRIPTION } from '../support/billing.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoAxeViolations, expectNoOverflow, open, test } from '../support/test.ts';

const CLOSED = 'Payments are not open yet';

test.describe('a public site without BILLING', () => {
  // One after the other, because they share a site.
  test.describe.configure({ mode: 'default' });
  const site = useDedicatedSite(25, { SITE_URL: 'https://www.example.org' });

  test('says in place of every plan button that payments are not open yet', async ({
    page,
    request,
  }) => {
    await open(page, '/');
    await expect(page.getByText(CLOSED)).toHaveCount(3);
    await expect(page.locator('a[href*="plan="]')).toHaveCount(0);
    await open(page, '/blog/how-we-cost-a-promise');
    await expect(page.locator('a[href*="plan="]')).toHaveCount(0);

    await openAsNewMember(page, request, `${SUBSCRIPTION}?plan=basic`);
    const buttons = page.getByRole('main').getByRole('button', { name: CLOSED });
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
    await expect(page.getByText('Card number')).toHaveCount(0);
    expect((await request.post('/api/subscriptions/create')).status()).toBe(404);
    await expectNoAxeViolations(page);
  });

  test('tells staff that payments are off, but not members', async ({ page, request }) => {
    const notice = page.getByText('Payments are off', { exact: true });
    await openAsNewMember(page, request, '/dashboard');
    await expect(page.getByRole('region', { name: 'Your membership' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    const token = await site().createEditor();
    const { tokenStorageKey } = await (await request.get('/api/site')).json();
    await page.evaluate(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [tokenStorageKey, token],
    );
    await page.goto('/dashboard');
    await expect(notice).toBeVisible();
  });
});

test.describe('a public site with the sandbox', () => {
  useDedicatedSite(26, {
    SITE_URL: 'https://www.example.org',
    BILLING: 'sandbox',
    BILLING_PUBLIC_SANDBOX: 'true',
  });

  test('shows on every page that payments are only a test', async ({
    page,
    request,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    const banner = page.getByRole('complementary', { name: 'Test payments' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/blog', '/about', '/login', '/no-such-page']) {
      await page.goto(path);
      await expect(banner).toHaveText(/no money is charged/);
    }
    await openAsNewMember(page, request, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await expect(banner).toBeVisible();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });
});
