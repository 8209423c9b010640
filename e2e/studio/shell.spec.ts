import type { Locator } from '@playwright/test';
import { newPerson, openAs, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  expectValidHtml,
  type Page,
  storeTheme,
  test,
} from '../support/test.ts';
import { createStaff, expectSaved, openedText, openScreen } from './support.ts';

const site = useDedicatedSite(63);

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });
const KB = 1024;

test('a visitor logs in on the site and returns to the screen they wanted', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await page.goto('/studio/posts?state=draft');
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('Username or email').fill(editor.email);
  await page.getByLabel('Password', { exact: true }).fill(editor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/studio/posts?state=draft');
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible();
});

test('a member is told that the studio is for staff', async ({ page, request }) => {
  await openAs(page, await register(request), '/studio');
  await expect(page.getByRole('heading', { name: 'The studio is for staff' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to your member area' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Studio' })).toHaveCount(0);
});

test('staff reach the studio from the dashboard, and only screens of their role', async ({
  page,
}) => {
  const treasurer = await createStaff(site(), 'treasurer');
  await openAs(page, treasurer, '/dashboard');
  await page.getByRole('link', { name: 'Studio' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Studio' });
  await expect(sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'Members',
    'Money',
    'Plans',
    'Discount codes',
    'Gifts',
  ]);
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
  await page.goto('/studio/posts');
  await expect(
    page.getByRole('heading', { name: 'Your role does not include this screen' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the dashboard, menus and unknown addresses work with the keyboard and in both themes', async ({
  page,
}) => {
  const editor = await createStaff(site(), 'editor');
  await storeTheme(page, 'dark');
  await openScreen(page, editor, '/studio');
  await expect(
    page.getByRole('region', { name: 'Recently edited' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expect(page).toHaveTitle('Dashboard · Studio · The Plumbline Assembly');
  await expectNoAxeViolations(page);
  await expectValidHtml(page);
  const sidebar = page.getByRole('navigation', { name: 'Studio' });
  await sidebar.getByRole('link', { name: 'Policies' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expectValidHtml(page);
  await page.getByRole('switch', { name: 'Dark theme' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/studio/nowhere');
  await expect(
    page.getByRole('heading', { name: 'There is no screen at this address' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /Editor/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the navigation fits on a laptop, and folded groups stay folded', async ({ page }) => {
  const owner = await createStaff(site(), 'owner');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, owner, '/studio');
  const rail = page.getByRole('navigation', { name: 'Studio' });
  const sidebar = page.getByRole('complementary').filter({ has: rail });
  expect(await sidebar.evaluate((aside) => aside.scrollHeight - aside.clientHeight)).toBe(0);

  const groupOfSite = rail.getByRole('button', { name: 'Site' });
  await expect(groupOfSite).toHaveAttribute('aria-expanded', 'false');
  await expect(rail.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await groupOfSite.press('Enter');
  await rail.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await rail.getByRole('button', { name: 'Content' }).click();
  await expect(rail.getByRole('link', { name: 'Posts' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(rail.getByRole('link', { name: 'Redirects' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Posts' })).toHaveCount(0);
  await groupOfSite.click();
  await expect(rail.getByRole('link', { name: 'Redirects' })).toHaveCount(0);
  await expect(rail.getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('the palette, the shortcuts and the calendar work with the keyboard', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Next and previous row')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectValidHtml(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expectNoAxeViolations(page);
  await expectValidHtml(page);
  await page.keyboard.type('calendar');
  await expect(palette.getByRole('option').first()).toHaveText(/^Calendar/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/studio/calendar');
  await expectValidHtml(page);
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in this month' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('Care has a timetable');
  await expect(palette.getByRole('option').first()).toHaveText(/^Care has a timetable/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Care has a timetable',
  );
  await openedText(page);
  await expectValidHtml(page);
});

/** Presses Tab until an element has the focus. Fails if the keyboard does not reach it. */
async function tabTo(
  page: Page,
  element: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

test('a post is found, written and published with the keyboard alone', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await openScreen(page, editor, '/studio');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await page.reload();
  const sidebar = page.getByRole('navigation', { name: 'Studio' });
  await tabTo(page, sidebar.getByRole('link', { name: 'Posts' }));
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, main.getByRole('button', { name: 'New post' }));
  await page.keyboard.press('Enter');
  const text = await openedText(page);
  await tabTo(page, main.getByRole('textbox', { name: 'Title', exact: true }));
  await page.keyboard.type('Written without a mouse');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Every control can be reached.');
  await expectSaved(page);

  // The text keeps Tab for its lists, so Alt+F10 leads out of it.
  await page.keyboard.press('Alt+F10');
  await tabTo(page, main.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Publication' });
  await tabTo(page, panel.getByRole('button', { name: 'Publish now' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Published. Readers see it now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('fits a small screen, with the navigation in a drawer', async ({ page }) => {
  const editor = await createStaff(site(), 'editor');
  await page.setViewportSize({ width: 320, height: 640 });
  await openScreen(page, editor, '/studio');
  await expect(
    page.getByRole('region', { name: 'Recently edited' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expectNoAxeViolations(page);
  await drawer.getByRole('link', { name: 'Member content' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Member content', level: 1 })).toBeVisible();
  await expectNoOverflow(page);
});

test.describe('on a site in Arabic alone', () => {
  const arabic = useDedicatedSite(145, { SITE_LANGUAGE: 'ar' });

  test('is in Arabic, whatever the browser prefers', async ({ page }) => {
    await openScreen(page, await createStaff(arabic(), 'editor'), '/studio');
    await expect(page.getByRole('heading', { name: 'الرئيسية', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoOverflow(page);
  });
});

/** Compressed sizes of the scripts that a step loads. */
async function measureScripts(page: import('@playwright/test').Page, run: () => Promise<void>) {
  const urls: string[] = [];
  const onRequest = (request: import('@playwright/test').Request) => {
    // A page of the site that was open before may still load its own.
    const isOfStudio = new URL(request.url()).pathname.startsWith('/studio/');
    if (isOfStudio && request.resourceType() === 'script') urls.push(request.url());
  };
  page.on('request', onRequest);
  await run();
  page.off('request', onRequest);
  const headers = { 'accept-encoding': 'gzip' };
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const response = await page.request.head(url, { headers });
      return Number(response.headers()['content-length']);
    }),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

test('the shell has at most 230 KB of compressed scripts, and the editor 200 KB more', async ({
  page,
}) => {
  const editor = await createStaff(site(), 'editor');
  await openAs(page, editor, '/about');
  const shell = await measureScripts(page, async () => {
    await page.goto('/studio/posts');
    await page.getByRole('row').nth(1).waitFor();
  });
  expect(shell).toBeGreaterThan(100 * KB);
  expect(shell).toBeLessThanOrEqual(230 * KB);
  const writing = await measureScripts(page, async () => {
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('toolbar').waitFor();
  });
  expect(writing).toBeGreaterThan(50 * KB);
  expect(writing).toBeLessThanOrEqual(200 * KB);
});

test('somebody else who logs in in another tab sees nothing of the first person', async ({
  page,
  context,
}) => {
  const [first, second] = [await createStaff(site(), 'editor'), newPerson()];
  await site().createStaff(second, 'author');
  await openScreen(page, first, '/studio');
  const reloaded = page.waitForEvent('load');
  const other = await context.newPage();
  await openAs(other, second, '/about');
  await reloaded;
  await expect(page.getByRole('button', { name: /Author/ })).toBeVisible();
});
