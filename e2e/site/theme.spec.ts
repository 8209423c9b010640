import { expect, open, type Page, test } from '../support/test.ts';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' }).first();

test('the theme is light by default, toggles and survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await theme(page)).toBe('light');
  await toggle(page).click();
  expect([await theme(page), await stored(page)]).toEqual(['dark', 'dark']);
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await expect(page.locator('main')).toBeVisible();
  await open(page, '/about');
  await toggle(page).click();
  expect([await theme(page), await stored(page)]).toEqual(['light', 'light']);
});

test('the theme is set before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('dark');
});

test('other tabs follow a theme change', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await toggle(page).click();
  await expect.poll(() => theme(other)).toBe('dark');
});

test('the system theme follows the operating system while the page is open', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
});

test('an invalid stored theme falls back to light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '<img src=x onerror=alert(1)>'));
  await open(page, '/');
  expect(await theme(page)).toBe('light');
});
