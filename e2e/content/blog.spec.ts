import { expect, open, type Page, test } from '../support/test.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

test('a reader browses by page, category and subject, and back', async ({ page }) => {
  await open(page, '/blog');
  await expect(titles(page)).toHaveCount(10);
  const first = await titles(page).first().textContent();

  await page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(titles(page)).toHaveCount(4);
  await expect(page).toHaveTitle(/page 2/);

  await categories(page).getByRole('link', { name: 'Economy' }).click();
  await expect(page).toHaveURL('/blog?category=economy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Economy');
  await expect(categories(page).getByRole('link', { name: 'Economy' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page
    .getByRole('navigation', { name: 'Subjects' })
    .getByRole('link', { name: 'Care', exact: true })
    .click();
  await expect(page).toHaveURL('/blog?category=economy&tag=care');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Economy: Care');
  await expect(titles(page).filter({ hasText: 'Care has a timetable' })).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Economy');
  await page.goBack();
  await expect(titles(page)).toHaveCount(4);
  await page.goBack();
  await expect(titles(page).first()).toHaveText(first ?? '');
});

test('a search has its own URL, marks matches and reports no results', async ({ page }) => {
  await open(page, '/blog');
  const field = page.getByRole('searchbox');
  await field.fill('timetable');
  await field.press('Enter');
  await expect(page).toHaveURL('/blog?q=timetable');
  await expect(page.getByText(/results? for “timetable”/)).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();

  await field.fill('zyzzyva <b>');
  await page.getByRole('search').getByRole('button').click();
  await expect(
    page.getByRole('heading', { name: 'Nothing found for “zyzzyva <b>”' }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(field).toHaveValue('timetable');
  await page.getByRole('article').getByRole('link', { name: 'Care has a timetable' }).click();
  await expect(page).toHaveURL('/blog/care-has-a-timetable');
});

test('category, subject and search combine and can be removed one by one', async ({
  page,
  baseURL,
}) => {
  await open(page, '/blog?tag=water');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water');
  const withTag = await titles(page).count();
  await categories(page).getByRole('link', { name: 'Local government' }).click();
  await expect(page).toHaveURL('/blog?category=local-government&tag=water');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local government: Water');
  await expect(page).toHaveTitle(/^Local government: Water –/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/blog?category=local-government&tag=water`,
  );
  await expect(page.getByText('Posts in both Local government and Water')).toBeVisible();
  const withBoth = await titles(page).count();
  expect(withBoth).toBeGreaterThan(0);
  expect(withBoth).toBeLessThan(withTag);

  const field = page.getByRole('searchbox', { name: 'Search in Local government: Water' });
  await field.fill('night');
  await field.press('Enter');
  await expect(page).toHaveURL('/blog?category=local-government&q=night&tag=water');
  await expect(page.getByText(/for “night” in Local government: Water/)).toBeVisible();
  const narrow = await titles(page).count();
  expect(narrow).toBeLessThanOrEqual(withBoth);
  await page.getByRole('link', { name: 'Search all policies and posts' }).click();
  await expect(page).toHaveURL('/blog?q=night');
  await expect(page.getByText(/for “night” in all policies and posts/)).toBeVisible();
  expect(await titles(page).count()).toBeGreaterThan(narrow);

  await page.goBack();
  await expect(page.getByText(/for “night” in Local government: Water/)).toBeVisible();
  await categories(page).getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/blog?q=night&tag=water');
  await expect(page.getByText(/for “night” in Water/)).toBeVisible();
  await page.getByRole('link', { name: 'All subjects' }).click();
  await expect(page).toHaveURL('/blog?q=night');

  await page.goto('/blog?category=international&tag=care');
  await expect(page.getByText('No posts in both International and Care yet')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'All posts in Care' }).click();
  await expect(page).toHaveURL('/blog?tag=care');
  await page.goto('/blog?category=local-government&tag=water');
  await page.getByRole('link', { name: 'See all posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an overlong search is truncated at a character boundary', async ({ page }) => {
  const truncated = 'x'.repeat(199);
  await open(page, `/blog?q=${encodeURIComponent(`${truncated}🏛`)}`);
  await expect(
    page.getByRole('heading', { name: `Nothing found for “${truncated}”` }),
  ).toBeVisible();
});

test('a post links to its neighbours and its subjects', async ({ page }) => {
  await open(page, '/');
  const front = page.getByRole('region', { name: 'Latest posts' });
  await expect(front.getByRole('article')).toHaveCount(5);
  await front.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/./);
  const newest = page.url();
  const neighbours = page.getByRole('navigation', { name: 'Previous and next' });
  await expect(neighbours.getByRole('link')).toHaveCount(1);
  await neighbours.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).not.toHaveURL(newest);
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(newest);

  await expect(page.getByText(/\d min read/).first()).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Read next' }).getByRole('article'),
  ).toHaveCount(3);
  await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded();
  await page.getByRole('article').first().getByRole('link', { name: 'Water' }).click();
  await expect(page).toHaveURL('/blog?tag=water');
});

test('only long posts have a table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/blog/how-we-cost-a-promise');
  const sidebar = page.getByRole('navigation', { name: 'On this page' });
  await sidebar.getByRole('link', { name: 'List who pays' }).click();
  await expect(page.getByRole('heading', { name: 'List who pays' })).toBeInViewport();
  await expect(sidebar.getByRole('link', { name: 'List who pays' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await open(page, '/blog/care-has-a-timetable');
  await expect(sidebar).toHaveCount(0);
});

test('a post can be shared by plain links and by the clipboard', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog/night-flow');
  const share = page.getByRole('list', { name: 'Share' });
  for (const [name, start] of [
    ['email', 'mailto:?subject='],
    ['Facebook', 'https://www.facebook.com/sharer/'],
    ['Twitter', 'https://twitter.com/intent/'],
    ['LinkedIn', 'https://www.linkedin.com/sharing/'],
  ] as const) {
    const href = await share.getByRole('link', { name }).getAttribute('href');
    expect(href?.startsWith(start)).toBe(true);
    expect(href).toContain(encodeURIComponent(`${baseURL}/blog/`));
  }
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

for (const path of [
  '/blog/no-such-post',
  '/blog?category=none',
  '/blog?tag=none',
  '/blog?page=99',
  '/blog?page=x',
  '/blog?category=economy&tag=none',
  '/blog?category=none&tag=water',
  '/blog?category=none&q=water',
  '/blog?page=2&q=water',
  '/blog/%00',
  '/blog/a%00b',
  '/blog?category=%00',
  '/blog?tag=a%00',
  '/policies/%00',
]) {
  test(`${path} is not found`, async ({ page, pageErrors }) => {
    pageErrors.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('no page at this address');
    await expect(page).toHaveTitle(/Not found/);
  });
}

test('posts, lists and searches work without JavaScript', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await plain.newPage();
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('timetable');
  await page.getByRole('search').getByRole('button').click();
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('.prose p').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await plain.close();
});
