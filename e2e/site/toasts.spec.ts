import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { TOAST_PAGE_DIR } from '../support/build-toast-page.ts';
import { expect, expectNoAxeViolations, type Page, test } from '../support/test.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

test.use({ baseURL: 'http://toasts.test' });

test.beforeEach(async ({ page }) => {
  await page.route('http://toasts.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(TOAST_PAGE_DIR, pathname === '/' ? 'index.html' : pathname);
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.goto('/');
});

const toasts = (page: Page) =>
  page.getByRole('region', { name: /notification/i }).getByRole('listitem');
const add = async (page: Page, times = 1) => {
  for (let i = 0; i < times; i += 1)
    await page.getByRole('button', { name: 'Add', exact: true }).click();
};

/** In visual order, which may differ from the document order. */
const titlesFromTop = (page: Page) =>
  toasts(page).evaluateAll((items) =>
    items
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map((item) => item.querySelector('.font-semibold')?.textContent ?? ''),
  );

test('at most five toasts are shown, newest first', async ({ page }) => {
  await add(page, 7);
  await expect(toasts(page)).toHaveCount(5);
  expect(await titlesFromTop(page)).toEqual([7, 6, 5, 4, 3].map((n) => `Toast ${n}`));
});

test('a visible toast can be updated', async ({ page }) => {
  await add(page, 2);
  await page.getByRole('button', { name: 'Update last' }).click();
  await expect(toasts(page).filter({ hasText: 'Changed' })).toBeVisible();
  expect(await titlesFromTop(page)).toEqual(['Changed', 'Toast 1']);
});

test('the close button dismisses a toast', async ({ page }) => {
  await add(page, 2);
  const second = toasts(page).filter({ hasText: 'Toast 2' });
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('Toast 1');
});

test('F8 focuses the toasts and Escape dismisses one', async ({ page }) => {
  await add(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe to the right dismisses a toast, a nudge does not', async ({ page }) => {
  await add(page);
  await expect(toasts(page)).toHaveCount(1);
  const box = await toasts(page).first().boundingBox();
  if (!box) throw new Error('The toast has no place');
  const drag = async (distance: number) => {
    await page.mouse.move(box.x + 30, box.y + 15);
    await page.mouse.down();
    await page.mouse.move(box.x + 30 + distance / 2, box.y + 15, { steps: 4 });
    await page.mouse.move(box.x + 30 + distance, box.y + 15, { steps: 4 });
    await page.mouse.up();
  };
  await drag(12);
  await expect(toasts(page)).toHaveCount(1);
  await drag(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('all toasts can be dismissed at once', async ({ page }) => {
  await add(page, 3);
  await page.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('toasts are announced, errors assertively', async ({ page }) => {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"][aria-live]')) {
        const words = `${region.getAttribute('aria-live')}: ${region.textContent}`;
        if (!announced.includes(words)) announced.push(words);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Add destructive' }).click();
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, 'announced') as string[]).join('\n')))
    .toMatch(/assertive: .*Toast 1/);
  await expect(toasts(page).first()).toHaveAttribute('data-variant', 'destructive');
});

test('toasts have no axe violations', async ({ page }) => {
  await add(page, 2);
  await page.getByRole('button', { name: 'Add destructive' }).click();
  await expect(toasts(page)).toHaveCount(3);
  await expectNoAxeViolations(page);
});
