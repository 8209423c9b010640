import { elementIds, type Page, type PageName, pages } from '@rostra/contract/pages';
import { addressOf, pageNames } from '../support/page-addresses.ts';
import {
  expect,
  holdRequests,
  measureLayoutShift,
  open,
  test,
  waitForHydration,
} from '../support/test.ts';
import { measureTransfer, sum } from '../support/transfer-size.ts';

const KB = 1024;
/** Brotli with one setting makes files up to one percent larger than the best of several would. */
const SCRIPT_LIMIT = 1.01 * 130 * KB;

test('the landing page is small, has no layout shift and is readable without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const shift = await measureLayoutShift(page);
  const transfer = await measureTransfer(page, '/');
  const scripts = sum(transfer.sizesOf('script'));
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(SCRIPT_LIMIT);
  expect(transfer.sizesOf('image').length).toBeGreaterThan(0);
  expect(transfer.total()).toBeLessThanOrEqual(250 * KB);
  expect(transfer.sizesOf('font').length).toBeLessThanOrEqual(2);
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

const POST = 'the-last-bus-is-a-policy-decision';

const isForReading = (name: PageName): boolean => (pages[name] as Page).isForReading === true;
const readingPaths = pageNames
  // Ballots are cast with the schemas of the API.
  .filter((name) => isForReading(name) && name !== 'castSlip')
  .map(addressOf);

/** Zod names its classes in strings, which no minifier removes. */
const ZOD = '$ZodObject';

for (const path of readingPaths) {
  test(`${path} loads at most 130 KB of scripts, and no schemas`, async ({ page }) => {
    const transfer = await measureTransfer(page, path);
    const scripts = await transfer.textsOf('script');
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => script.includes(ZOD))).toEqual([]);
    expect(sum(transfer.sizesOf('script'))).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });
}

test('a page with a form loads the schemas', async ({ page }) => {
  const schemas = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text()).includes(ZOD),
  );
  await page.goto('/login');
  await schemas;
});

// Messages may add 8 KB to the 167 and 179 KB of pages with literal texts, and one setting of Brotli one percent.
for (const [what, slug, limit] of [
  ['a post', POST, 175],
  ['a post with italics', 'care-has-a-timetable', 187],
] as const) {
  test(`${what} is small without images`, async ({ page }) => {
    const transfer = await measureTransfer(page, `/blog/${slug}`);
    expect(transfer.total(['image'])).toBeGreaterThan(100 * KB);
    expect(transfer.total(['image'])).toBeLessThanOrEqual(limit * 1.01 * KB);
  });
}

test('a post is small without images and fonts and has no layout shift', async ({ page }) => {
  const shift = await measureLayoutShift(page);
  const transfer = await measureTransfer(page, '/blog/how-we-cost-a-promise');
  expect(transfer.total(['image', 'font'])).toBeLessThanOrEqual(150 * KB);
  expect(await shift()).toBeLessThan(0.01);
});

test('a phone does not load hidden images', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/blog?tag=water');
  await expect(page.getByRole('article').locator('img')).not.toHaveCount(0);
  expect(fetched.filter((url) => url.includes('/uploads/'))).toEqual([]);
});

test('a reading page loads its scripts after the first paint', async ({ page }) => {
  const releaseStyles = await holdRequests(page, '**/*.css');
  const font = page.waitForResponse(/woff2$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await font;
  releaseStyles();
  await waitForHydration(page);
  const { styled, scripts } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      styled: files.find(({ name }) => name.endsWith('.css'))?.responseEnd ?? Number.NaN,
      scripts: files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(styled);
});

test('a reading page contains its data once, inside the template', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const [before = '', rest = ''] = html.split(`<template id="${elementIds.pageScripts}">`);
  const [template, after] = rest.split('</template>');
  expect(template).toContain('streamController.enqueue');
  expect(before + after).not.toContain('streamController.enqueue');
});

test('a click before hydration is replayed afterwards', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  const policies = page.getByRole('button', { name: 'Policies' });
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await policies.click();
  releaseScripts();
  await expect(page.getByRole('menuitem', { name: 'Domestic' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light'); // only the last click counts
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate('window.takeEarlyInteraction()')).toBeUndefined(); // no click is left
});

test('a form submitted before hydration is submitted afterwards', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 400/);
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username or email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong-Password-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show password' }).click(); // must not cancel the submit
  await expect(page).toHaveURL('/login');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  releaseScripts();
  expect((await sent).postDataJSON()).toMatchObject({ identifier: 'nobody' });
  await expect(page.locator('form')).toContainText('Invalid identifier or password');
  await expect(page.getByLabel('Username or email')).toHaveValue('nobody');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/login', '/register', '/forgot-password', '/dashboard']) {
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      const message = await page.locator('main noscript').innerText();
      expect(message).toContain('This page needs JavaScript.');
    });
  }

  test('the header offers only what works', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('button')).toBeHidden();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await main.getByRole('link', { name: 'Policies' }).click();
    await expect(page).toHaveURL('/policies');
    await expect(page.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible();
  });
});

test('a background tab loads its scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = requestAnimationFrame; // only the first call is dropped
      return 0;
    };
  });
  await open(page, '/about');
});

test('an interactive page loads its scripts immediately', async ({ page }) => {
  const releaseStyles = await holdRequests(page, '**/*.css');
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto('/login', { waitUntil: 'commit' });
  await script;
  releaseStyles();
  await waitForHydration(page);
});
