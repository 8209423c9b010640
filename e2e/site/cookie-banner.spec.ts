import { useDedicatedSite } from '../support/dedicated-site.ts';
import { serverUrl } from '../support/server.ts';
import { expect, open, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
const OFFSET = 21;
useDedicatedSite(OFFSET, { ANALYTICS_ID: 'G-TEST1234' });

test('no analytics load before consent, and declining is remembered', async ({ page }) => {
  await open(page, '/');
  const notice = page.getByRole('region', { name: 'Allow anonymous statistics?' });
  await expect(notice).toBeVisible();
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Decline' }).click();
  await expect(notice).toHaveCount(0);
  await open(page, '/about');
  await expect(notice).toHaveCount(0);
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);

  // The choice can be changed later.
  const reopen = page.getByRole('button', { name: 'Cookie settings' });
  await reopen.click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Decline' }).click();
  await expect(reopen).toBeFocused();
});

test('the banner does not cover the footer and keeps the keyboard focus', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/about');
    const notice = page.getByRole('region', { name: 'Allow anonymous statistics?' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    await expect
      .poll(async () => {
        const [footer, question] = await Promise.all([
          page.getByRole('contentinfo').boundingBox(),
          notice.boundingBox(),
        ]);
        return (footer?.y ?? 0) + (footer?.height ?? 0) - (question?.y ?? 0);
      })
      .toBeLessThan(1);
  }
  await page.getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('declining deletes analytics cookies of an earlier consent on every domain level', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/www\.assembly\.localhost/);
  const port = new URL(serverUrl(OFFSET)).port;
  const url = `http://www.assembly.localhost:${port}`;
  await context.addCookies([
    { name: '_ga', value: '1', domain: '.assembly.localhost', path: '/' },
    { name: '_ga_TEST1234', value: '1', domain: '.www.assembly.localhost', path: '/' },
    { name: '_gat', value: '1', url },
    { name: 'other', value: '1', domain: '.assembly.localhost', path: '/' },
  ]);
  await open(page, `${url}/about`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(await page.evaluate(() => document.cookie)).toContain('other=1');
});

test('after consent the analytics script loads, now and on the next visit', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/googletagmanager/);
  await page.route(/googletagmanager/, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await open(page, '/');
  await page.getByRole('button', { name: 'Allow' }).click();
  const script = page.locator('script[src*="googletagmanager"]');
  await expect(script).toHaveAttribute('src', /id=G-TEST1234$/);
  await page.reload();
  await expect(script).toHaveCount(1);

  // The URL of this page is a secret.
  await open(page, '/reset-password?code=made-up');
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(script).toHaveCount(0);
});
