import { createStaff, openScreen } from '../studio/support.ts';
import { openAs } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from '../support/test.ts';

const site = useDedicatedSite(190);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
test.use({ userAgent: FIREFOX });

test('readers are counted, from the first page to each text, until staff turn it off', async ({
  browser,
  page,
  request,
}) => {
  // Both a document and a navigation of the router are views; a link that is only pointed at is none.
  const visitor = await browser.newPage({ baseURL: site().url, userAgent: FIREFOX });
  await visitor.goto('/');
  const counted = visitor.waitForRequest((sent) => sent.method() === 'HEAD');
  await visitor.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL((await counted).url()).pathname).toBe('/blog');
  await visitor.locator('main a[href^="/blog/"]').first().hover();
  await request.get('/about', { headers: { 'user-agent': 'Googlebot/2.1' } });
  const referer = 'https://news.example/today';
  await request.get('/about', { headers: { 'user-agent': FIREFOX, referer } });

  const owner = await createStaff(site(), 'owner');
  await openScreen(page, owner, '/studio');
  const figures = page.getByRole('region', { name: 'Numbers' });
  await expect(figures).toContainText('Members');
  await expect(figures).toContainText('Waiting');
  await expect(async () => {
    await page.reload();
    await expect(figures.locator('dd').first()).toHaveText(/^1/, { timeout: 2_000 });
  }).toPass();
  await expectNoAxeViolations(page);

  await figures.getByRole('link', { name: 'Visitors in 7 days' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Readers' })).toBeVisible();
  await expect(page.locator('dl').first()).toContainText('Views3');
  const pages = page.getByRole('table', { name: 'Most read pages' });
  await expect(pages.locator('tbody tr')).toHaveCount(3);
  await expect(pages).toContainText('Home page');
  await expect(page.getByRole('table', { name: 'Where visits began' })).toContainText(
    'news.example',
  );
  await page.locator('summary').click();
  await expect(page.getByRole('table', { name: 'Numbers by day' }).locator('tbody tr')).toHaveCount(
    1,
  );
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await pages.getByRole('row', { name: '/about' }).getByRole('link').press('Enter');
  await expect(page.locator('dl').first()).toContainText('Views1');
  await page.getByRole('link', { name: 'Show all pages' }).click();
  await expect(pages).toBeVisible();

  // The settings have an index, and their button stays in the window.
  await page.goto('/studio/settings#statistics');
  const setting = page.getByLabel('Count how often pages are read');
  await expect(setting).toBeInViewport();
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Organisation').click();
  await expect(page.getByLabel('Name of your organisation')).toBeInViewport();
  await setting.uncheck();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport();
  await expect(page.getByText('There are unsaved changes.')).toBeVisible();
  await save.click();
  await expect(
    page.getByText('The settings were saved. Visitors see them now.', { exact: true }).first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/studio/readers');
  await expect(page.getByText('Nothing is counted at the moment')).toBeVisible();

  // An author is told what is true for authors, and a treasurer sees members.
  const author = await createStaff(site(), 'author');
  await openAs(page, author, '/studio');
  await expect(page.getByText('You have not written anything here yet.')).toBeVisible();
  await expect(page.getByText('Your texts will appear here.')).toBeVisible();
  const treasurer = await createStaff(site(), 'treasurer');
  await openAs(page, treasurer, '/studio');
  await expect(figures).toContainText('Members');
  await expect(figures).toContainText('Nothing is waiting for you.');
  await expectNoAxeViolations(page);
  await visitor.close();
});
