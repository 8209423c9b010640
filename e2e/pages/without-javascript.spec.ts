import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const FORMS = [
  ['/login', ['Username or email', 'Password']],
  ['/register', ['Username', 'Email', 'Password']],
  ['/forgot-password', ['Email']],
] as const;

test('every page in the sitemap is complete without JavaScript', async ({ page, request }) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const response = await page.goto(pathname);
    expect([pathname, response?.status()]).toEqual([pathname, 200]);
    await expect(page.getByRole('heading', { level: 1 }), pathname).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, pathname).toBeGreaterThan(300);
    await expect(page.locator('[aria-busy="true"]'), pathname).toHaveCount(0);
  }
});

test('every public page is linked from the landing page without JavaScript', async ({ page }) => {
  for (const path of [
    '/about',
    '/policies',
    '/take-part',
    '/policies/domestic',
    '/policies/international',
    '/policies/economic',
    '/tech-manifesto',
    '/blog',
    '/login',
    '/register',
  ]) {
    await page.goto('/');
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('pagination works without JavaScript', async ({ page }) => {
  await page.goto('/blog');
  const first = await page.getByRole('article').first().innerText();
  await page.locator('a[href*="page=2"]:visible').first().click();
  await expect(page).toHaveURL('/blog?page=2');
  expect(await page.getByRole('article').first().innerText()).not.toBe(first);
});

for (const [path, fields] of FORMS) {
  test(`${path} shows its form without JavaScript and submits by POST`, async ({ page }) => {
    await page.goto(path);
    for (const label of fields) await expect(page.getByLabel(label).first()).toBeVisible();
    const form = page.locator('form').filter({ has: page.getByLabel(fields[0]) });
    expect(await form.getAttribute('method')).toBe('post');
  });
}

test('an unknown page says so without JavaScript', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
