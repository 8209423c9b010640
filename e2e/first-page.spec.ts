import { expect, test, watchShift } from './support/test.ts';

const KB = 1024;

test('the landing page is light, still and readable without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  let scripts = 0;
  let total = 0;
  let fonts = 0;
  let pictures = 0;
  page.on('response', async (response) => {
    const { responseBodySize } = await response.request().sizes();
    const type = response.headers()['content-type'] ?? '';
    total += responseBodySize;
    if (type.includes('javascript')) scripts += responseBodySize;
    if (type.includes('font')) fonts += 1;
    if (type.startsWith('image/')) pictures += 1;
  });
  const shift = await watchShift(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(130 * KB);
  expect(pictures).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(250 * KB);
  expect(fonts).toBeLessThanOrEqual(2);
  const shown = () =>
    [...document.fonts].filter(
      ({ status, family }) => status === 'loaded' && /Variable/.test(family),
    );
  expect(await page.evaluate(`(${shown})().length`)).toBe(2);
  expect(await shift()).toBeLessThan(0.01);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const reader = await plain.newPage();
  await reader.goto('/');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await plain.close();
});

test('a post is light without its pictures', async ({ page }) => {
  let total = 0;
  page.on('response', async (response) => {
    const { responseBodySize } = await response.request().sizes();
    const isPicture = response.headers()['content-type']?.startsWith('image/');
    if (!isPicture) total += responseBodySize;
  });
  await page.goto('/blog/the-last-bus-is-a-policy-decision', { waitUntil: 'networkidle' });
  expect(total).toBeGreaterThan(100 * KB);
  expect(total).toBeLessThanOrEqual(180 * KB);
});

test('pages carry what search engines and previews read', async ({ page, request, baseURL }) => {
  await page.goto('/about');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="description"]')).toBeTruthy();
  expect(await content('meta[property="og:title"]')).toBeTruthy();
  expect(await content('meta[property="og:url"]')).toBe(`${baseURL}/about`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const path of [
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/apple-touch-icon.png',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
