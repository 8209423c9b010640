import { expect, open, type Page, test, untilAlive } from './support/test.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the page has come to rest after something moved it. */
async function rest(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return placeOf(page);
}

async function scrollBy(page: Page, distance: number): Promise<number> {
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance);
  return rest(page);
}

async function expectBackAt(page: Page, address: string, place: number): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => placeOf(page), address).toBe(place);
}

async function openSection(page: Page, nth: number): Promise<string> {
  const rail = page.getByRole('navigation', { name: 'On this page' });
  const entry = rail.getByRole('link').nth(nth);
  const id = await entry.getAttribute('href');
  await entry.click();
  await expect(page.locator(`${id}`)).toBeInViewport();
  await rest(page);
  return `${id}`;
}

const DOMESTIC = '/policies/domestic';
const ECONOMIC = '/policies/economic';

test('the back button leads through the sections that were read, each where it was left', async ({
  page,
}) => {
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
  await expect.poll(() => placeOf(page)).toBe(places[0]?.[1]);
});

test('and through footnotes and their ways back', async ({ page }) => {
  await open(page, DOMESTIC);
  await page.locator('#fnref-2').scrollIntoViewIfNeeded();
  const reference = await rest(page);
  await page.locator('#fnref-2').click();
  await expect(page.locator('#fn-2')).toBeInViewport();
  await expect(page.locator(':target')).toHaveId('fn-2');
  const note = await rest(page);
  await page.getByRole('link', { name: 'Back to reference 2', exact: true }).click();
  await expect(page.locator('#fnref-2')).toBeInViewport();
  await rest(page);
  await expectBackAt(page, `${DOMESTIC}#fn-2`, note);
  await expectBackAt(page, DOMESTIC, reference);
});

test('and from one document to the one before', async ({ page }) => {
  await open(page, DOMESTIC);
  const id = await openSection(page, 3);
  const link = page.getByRole('main').getByRole('link', { name: 'economic policy', exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await rest(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Look after what we own');
  const other = await scrollBy(page, 1500);
  await openSection(page, 5);
  await expectBackAt(page, ECONOMIC, other);
  await expectBackAt(page, DOMESTIC + id, left);
});

test('and after a page in between was loaded anew', async ({ page }) => {
  await open(page, DOMESTIC);
  const top = await scrollBy(page, 1500);
  const first = await openSection(page, 1);
  const firstPlace = await scrollBy(page, 150);
  await openSection(page, 3);
  const secondPlace = await scrollBy(page, 250);
  await page.reload();
  await untilAlive(page);
  await expect.poll(() => placeOf(page)).toBe(secondPlace);
  await expectBackAt(page, DOMESTIC + first, firstPlace);
  await expectBackAt(page, DOMESTIC, top);
});

test('and to a section that was opened before the scripts came', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(DOMESTIC);
  const first = await openSection(page, 1);
  const second = await openSection(page, 3);
  held.resolve();
  await untilAlive(page);
  const place = await scrollBy(page, 200);
  await openSection(page, 4);
  await expectBackAt(page, DOMESTIC + second, place);
  await page.goBack();
  await expect(page).toHaveURL(DOMESTIC + first);
  await expect(page.locator(first)).toBeInViewport();
});

test('and from a piece to the list it was chosen from', async ({ page }) => {
  await open(page, '/blog');
  const piece = page.getByRole('main').getByRole('article').nth(3).getByRole('link');
  await piece.scrollIntoViewIfNeeded();
  const place = await rest(page);
  expect(place).toBeGreaterThan(0);
  await piece.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    window.addEventListener('scroll', () => passed.push(Math.round(window.scrollY)));
  });
  await expectBackAt(page, '/blog', place);
  await rest(page);
  const passed: number[] = await page.evaluate(() => Reflect.get(window, 'passed'));
  expect(passed.filter((at) => at !== place)).toEqual([]); // not gliding past what is in between
});
