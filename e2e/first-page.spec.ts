import { expect, hold, open, type Page, test, untilAlive, watchShift } from './support/test.ts';

const KB = 1024;

/** Bytes of bodies by kind, such as `font`, as they come in. */
function weigh(page: Page) {
  const weights = new Map<string, number[]>();
  page.on('response', async (response) => {
    const { responseBodySize } = await response.request().sizes();
    const kind =
      /javascript|font|image/.exec(response.headers()['content-type'] ?? '')?.[0] ?? 'text';
    weights.set(kind, [...(weights.get(kind) ?? []), responseBodySize]);
  });
  return {
    of: (kind: string) => weights.get(kind) ?? [],
    total: (without?: string) =>
      sum([...weights].flatMap(([kind, sizes]) => (kind === without ? [] : sizes))),
  };
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test('the landing page is light, still and readable without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const weights = weigh(page);
  const shift = await watchShift(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = sum(weights.of('javascript'));
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(130 * KB);
  expect(weights.of('image').length).toBeGreaterThan(0);
  expect(weights.total()).toBeLessThanOrEqual(250 * KB);
  expect(weights.of('font').length).toBeLessThanOrEqual(2);
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

for (const [what, slug, limit] of [
  ['a post', 'the-last-bus-is-a-policy-decision', 167],
  ['a post with italics', 'care-has-a-timetable', 179],
] as const) {
  test(`${what} is light without its pictures`, async ({ page }) => {
    const weights = weigh(page);
    await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
    expect(weights.total('image')).toBeGreaterThan(100 * KB);
    expect(weights.total('image')).toBeLessThanOrEqual(limit * KB);
  });
}

test('a page for reading asks for its scripts once there is something to read', async ({
  page,
}) => {
  const letStylesGo = await hold(page, '**/*.css');
  const font = page.waitForResponse(/woff2$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await font;
  letStylesGo();
  await untilAlive(page);
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

test('what is pressed before there are scripts is done once they are there', async ({ page }) => {
  const letScriptsGo = await hold(page, '**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  const policies = page.getByRole('button', { name: 'Policies' });
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await policies.click();
  letScriptsGo();
  await expect(page.getByRole('menuitem', { name: 'Domestic' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light'); // only the last counts
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate('window.takeEarlyPress()')).toBeUndefined(); // nothing is kept any more
});

test('a form that is sent before there are scripts is sent once they are there', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  const letScriptsGo = await hold(page, '**/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username or email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong-Password-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show password' }).click(); // takes nothing away from it
  await expect(page).toHaveURL('/login');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  letScriptsGo();
  expect((await sent).postDataJSON()).toMatchObject({ identifier: 'nobody' });
  await expect(page.locator('form')).toContainText('Invalid identifier or password');
  await expect(page.getByLabel('Username or email')).toHaveValue('nobody');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/login', '/register', '/forgot-password', '/dashboard']) {
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      const said = await page.locator('main noscript').innerText();
      expect(said).toContain('This page needs JavaScript.');
    });
  }

  test('the header offers what works', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('button')).toBeHidden();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await main.getByRole('link', { name: 'Policies' }).click();
    await expect(page).toHaveURL('/#policies');
    await expect(page.getByRole('region', { name: 'Policies' })).toBeInViewport();
  });
});

test('a tab that paints nothing gets its scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = requestAnimationFrame; // for all but the first
      return 0;
    };
  });
  await open(page, '/about');
});

test('a page to work with asks for its scripts at once', async ({ page }) => {
  const letStylesGo = await hold(page, '**/*.css');
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto('/login', { waitUntil: 'commit' });
  await script;
  letStylesGo();
  await untilAlive(page);
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
