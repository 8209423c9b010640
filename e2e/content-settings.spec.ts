import { ownSite } from './support/own-site.ts';
import { expect, open, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
ownSite(21, { FEATURE_BLOG: 'false', ANALYTICS_ID: 'G-TEST1234' });

test('without the blog its pages, links and feeds are gone', async ({ page }) => {
  for (const path of ['/blog', '/blog/night-flow', '/feed.xml', '/feed.json']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  for (const path of ['/', '/about', '/policies/domestic']) {
    await open(page, path);
    await expect(page.locator('a[href^="/blog"]')).toHaveCount(0);
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
  }
});

test('nothing is counted before the visitor says yes, and no is kept', async ({ page }) => {
  await open(page, '/');
  const notice = page.getByRole('region', { name: 'May we count your visit?' });
  await expect(notice).toBeVisible();
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  await notice.getByRole('button', { name: 'No, thank you' }).click();
  await expect(notice).toHaveCount(0);
  await open(page, '/about');
  await expect(notice).toHaveCount(0);
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);

  // The choice can be changed as easily as it was made.
  await page.getByRole('button', { name: 'Counting visits' }).click();
  await expect(notice).toBeVisible();
});

test('after a yes the counting script is asked for, now and on the next visit', async ({
  page,
  watch,
}) => {
  watch.allow(/googletagmanager/);
  await page.route(/googletagmanager/, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await open(page, '/');
  await page.getByRole('button', { name: 'Yes, count it' }).click();
  const script = page.locator('script[src*="googletagmanager"]');
  await expect(script).toHaveAttribute('src', /id=G-TEST1234$/);
  await page.reload();
  await expect(script).toHaveCount(1);
});
