import { test as base, expect, type Page } from '@playwright/test';
import { COLOURS, findAxeViolations } from './axe.ts';
import { findHtmlErrors } from './html.ts';

export { expect, type Page };

export interface PageErrors {
  /** Expects errors that match the pattern. Any other error fails the test. */
  allow(pattern: RegExp): void;
}

/** Every test fails on a console error, an uncaught exception or a request to another host. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      const report = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') report(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) {
          report(`other host: ${request.url()}`);
        }
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export async function storeTheme(page: Page, theme: 'light' | 'dark' | 'system'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

/** Holds requests to this URL back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Resolves when so many changes have been sent to this path and were answered. */
export async function waitForChanges(page: Page, path: string, count: number): Promise<void> {
  let answered = 0;
  await page.waitForResponse((response) => {
    if (response.request().method() === 'GET' || !response.url().endsWith(path)) return false;
    answered += 1;
    return answered === count;
  });
}

/** Expects that nothing closes the dialog while its request is pending. */
export async function expectDialogLocked(page: Page, cancelButton: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: cancelButton })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
}

/** On phones and on a desktop, without barriers. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);
}

/** Checks the elements as the scripts have left them. */
export async function expectValidHtml(page: Page): Promise<void> {
  expect(await findHtmlErrors(await page.content()), page.url()).toEqual([]);
}

/** Records layout shifts of pages opened afterwards; the returned function reads the sum. */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shift'));
}

export async function expectNoAxeViolations(page: Page, except: string[] = []): Promise<void> {
  expect(await findAxeViolations(page, except)).toEqual([]);
}

/** The themes differ in colours only, so the other rules run once. Leaves the page in the light theme. */
export async function expectNoAxeViolationsInThemes(
  page: Page,
  { exceptInDark = [] }: { exceptInDark?: string[] } = {},
): Promise<void> {
  const show = (theme: 'light' | 'dark') =>
    page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
  await show('dark');
  expect(await findAxeViolations(page, exceptInDark, COLOURS)).toEqual([]);
  await show('light');
  await expectNoAxeViolations(page);
}
