import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  storeTheme,
  test,
} from '../support/test.ts';
import { createStaff, expectSaved, openedText, openScreen, replaceText } from './support.ts';

const site = useDedicatedSite(97);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

test('an administrator finds what visitors miss, and redirects it', async ({
  page,
  pageErrors,
  request,
}) => {
  pageErrors.allow(/400 \(Bad Request\)/);
  const admin = await createStaff(site(), 'administrator');
  const old = '/campaigns/night-buses';
  expect((await request.get(`${old}?email=anna@example.org`)).status()).toBe(404);
  await openScreen(page, admin, '/studio/redirects?view=missing');
  const missing = page.getByRole('table', { name: 'Not found' }).getByRole('row');
  await expect(missing.filter({ hasText: old })).toHaveCount(1);
  await expect(page.getByText('anna')).toHaveCount(0);
  await expectNoAxeViolations(page);

  await missing.filter({ hasText: old }).getByRole('button', { name: 'Redirect' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Old address')).toHaveValue(old);
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Leads to').fill('about');
  await save.click();
  await expect(dialog.getByText('Enter an address of this site, such as /about')).toBeVisible();
  await dialog.getByLabel('Leads to').fill(old);
  await save.click();
  await expect(dialog.getByText('cannot lead to its own address')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Leads to').fill('/about');
  await save.click();
  await expect(
    page.getByText('Added. Visitors are redirected now.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing was missed' })).toBeVisible();

  const moved = await request.get(old, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/about']);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link').first().click();
  const row = page.getByRole('table', { name: 'Redirects' }).getByRole('row', { name: old });
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Leads to').fill('/blog');
  await save.click();
  await expect(row.getByRole('link', { name: '/blog' })).toBeVisible();
  expect((await request.get(old, { maxRedirects: 0 })).headers().location).toBe('/blog');

  await page.getByRole('searchbox').fill('trains');
  await expect(page.getByRole('heading', { name: 'No redirect matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No redirects yet' })).toBeVisible();
  expect((await request.get(old)).status()).toBe(404);

  await storeTheme(page, 'dark');
  await page.goto('/studio/redirects?view=crawlers');
  await expect(page.getByText('Disallow: /api/')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
});

test('a treasurer who administers the site changes its colours and its privacy page', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await createStaff(site(), 'administrator');
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto('/');
  const privacy = visitor.getByRole('contentinfo').getByText('Privacy Policy');
  await expect(privacy).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0);

  await openScreen(page, admin, '/studio/settings');
  await page.getByRole('radio', { name: 'Your own' }).check();
  await page.getByLabel('Your colour').fill('#ffcc00');
  await expect(page.getByText('#ffcc00 is too light to read')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Use #/ }).click();
  await expect(page.getByText('is too light to read')).toHaveCount(0);
  await page.getByLabel('Your colour').fill('#7a1f5c');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(
    page.getByText('The settings were saved. Visitors see them now.', { exact: true }),
  ).toBeVisible();
  await page.goto('/studio/menus');
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('https://linkedin.example/union');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(
    page.getByText('The settings were saved. Visitors see them now.', { exact: true }),
  ).toBeVisible();
  await visitor.reload();
  const accent = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  );
  expect(accent.trim()).toBe('#7a1f5c');
  await expect(visitor.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.example/union',
  );
  await expectNoAxeViolations(visitor);

  await page.goto('/studio/main-pages');
  await page.getByRole('button', { name: 'Begin with a starter text Privacy policy' }).click();
  const text = await openedText(page);
  await expect(text).toContainText('This is a starter text');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('How we treat your data');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^\[postal address\]$/ }),
  ).toBeVisible();
  await expect(page.getByText('Nothing is missing')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await replaceText(page, 'We store as little as we can.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Nothing is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(async () => {
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Privacy Policy' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expect(visitor).toHaveURL('/policies/privacy');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How we treat your data');
  await expectNoAxeViolations(visitor);
});

test('an administrator turns the blog off, and everything of it is back when it is on again', async ({
  page,
  request,
}) => {
  const admin = await createStaff(site(), 'administrator');
  await openScreen(page, admin, '/studio/settings');
  const menu = page.getByRole('navigation', { name: 'Studio' });
  await expect(menu.getByRole('link', { name: 'Posts' })).toBeVisible();
  const blog = page.getByRole('checkbox', { name: 'Blog' });
  const save = page.getByRole('button', { name: 'Save' });
  await blog.uncheck();
  await save.click();
  await expect(page.getByText('The settings were saved.', { exact: false }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Posts' })).toHaveCount(0);
  expect((await request.get('/blog')).status()).toBe(404);
  expect(await (await request.get('/')).text()).not.toContain('href="/blog');

  await page.reload();
  await expect(blog).not.toBeChecked();
  await expectNoAxeViolations(page);
  await blog.check();
  await save.click();
  await expect(menu.getByRole('link', { name: 'Posts' })).toBeVisible();
  expect((await request.get('/blog/night-flow')).status()).toBe(200);
  expect(await (await request.get('/')).text()).toContain('href="/blog');
});
