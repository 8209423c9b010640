import { expect, holdRequests, open, type Page, test, waitForHydration } from '../support/test.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function waitForScrollToSettle(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return scrollPosition(page);
}

async function scrollBy(page: Page, distance: number): Promise<number> {
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance);
  return waitForScrollToSettle(page);
}

async function expectBackAt(page: Page, address: string, place: number): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => scrollPosition(page), address).toBe(place);
}

async function openSection(page: Page, nth: number): Promise<string> {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const entry = contents.getByRole('link').nth(nth);
  const id = await entry.getAttribute('href');
  await entry.click();
  await expect(page.locator(`${id}`)).toBeInViewport();
  await waitForScrollToSettle(page);
  return `${id}`;
}

const DOMESTIC = '/policies/domestic';
const ECONOMIC = '/policies/economic';

test('back restores the scroll position of each visited section', async ({ page }) => {
  await open(page, DOMESTIC);
  const top = await scrollBy(page, 1500);
  const places: [string, number][] = [];
  for (const nth of [1, 3, 1]) {
    const id = await openSection(page, nth);
    places.push([DOMESTIC + id, await scrollBy(page, 120 + 40 * places.length)]);
  }
  expect(new Set(places.map(([, place]) => place)).size).toBe(3);
  for (const [address, place] of places.slice(0, -1).reverse()) {
    await expectBackAt(page, address, place);
  }
  await expectBackAt(page, DOMESTIC, top);
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(places[0]?.[1]);
});

test('back restores positions after following a footnote and its return link', async ({ page }) => {
  await open(page, DOMESTIC);
  await page.locator('#fnref-2').scrollIntoViewIfNeeded();
  const reference = await waitForScrollToSettle(page);
  await page.locator('#fnref-2').click();
  await expect(page.locator('#fn-2')).toBeInViewport();
  await expect(page.locator(':target')).toHaveId('fn-2');
  const note = await waitForScrollToSettle(page);
  await page.getByRole('link', { name: 'Back to reference 2', exact: true }).click();
  await expect(page.locator('#fnref-2')).toBeInViewport();
  await waitForScrollToSettle(page);
  await expectBackAt(page, `${DOMESTIC}#fn-2`, note);
  await expectBackAt(page, DOMESTIC, reference);
});

test('back restores the position in the previous document', async ({ page }) => {
  await open(page, DOMESTIC);
  const id = await openSection(page, 3);
  const link = page.getByRole('main').getByRole('link', { name: 'economic policy', exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await waitForScrollToSettle(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Look after what we own');
  const other = await scrollBy(page, 1500);
  await openSection(page, 5);
  await expectBackAt(page, ECONOMIC, other);
  await expectBackAt(page, DOMESTIC + id, left);
});

test('back restores positions after a reload in between', async ({ page }) => {
  await open(page, DOMESTIC);
  const top = await scrollBy(page, 1500);
  const first = await openSection(page, 1);
  const firstPosition = await scrollBy(page, 150);
  await openSection(page, 3);
  const secondPlace = await scrollBy(page, 250);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => scrollPosition(page)).toBe(secondPlace);
  await expectBackAt(page, DOMESTIC + first, firstPosition);
  await expectBackAt(page, DOMESTIC, top);
});

test('back returns to a section opened before hydration', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto(DOMESTIC, { waitUntil: 'domcontentloaded' });
  const first = await openSection(page, 1);
  const second = await openSection(page, 3);
  releaseScripts();
  await waitForHydration(page);
  const place = await scrollBy(page, 200);
  await openSection(page, 4);
  await expectBackAt(page, DOMESTIC + second, place);
  await page.goBack();
  await expect(page).toHaveURL(DOMESTIC + first);
  await expect(page.locator(first)).toBeInViewport();
});

test('back returns from a post to its position in the list without scrolling animation', async ({
  page,
}) => {
  await open(page, '/blog');
  const piece = page.getByRole('main').getByRole('article').nth(3).getByRole('link');
  await piece.scrollIntoViewIfNeeded();
  const place = await waitForScrollToSettle(page);
  expect(place).toBeGreaterThan(0);
  await piece.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    window.addEventListener('scroll', () => passed.push(Math.round(window.scrollY)));
  });
  await expectBackAt(page, '/blog', place);
  await waitForScrollToSettle(page);
  const passed: number[] = await page.evaluate(() => Reflect.get(window, 'passed'));
  expect(passed.filter((at) => at !== place)).toEqual([]); // no scrolling animation
});
