import { test as base, expect, type Page } from '@playwright/test';
import { findWithAxe } from './axe.ts';

export { expect, type Page };

export interface Watch {
  /** A test that provokes an error says which one; every other fails the test. */
  allow(pattern: RegExp): void;
}

/**
 * Every journey also proves that nothing went wrong unseen: no console error, no uncaught
 * exception, and no request to another host.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) seen.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) note(`other host: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

export async function chooseTheme(page: Page, theme: 'light' | 'dark' | 'system'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

/** Requests to this address wait until they are let go. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A dialog whose work is under way: nothing closes it. */
export async function expectHeld(page: Page, keep: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: keep })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
}

/** The page fits the screen without sideways scrolling. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
}

/** Sums up how far things move on a page that is opened after this; what it gives reads the sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
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

export async function expectNoAxeFindings(page: Page, except: string[] = []): Promise<void> {
  expect(await findWithAxe(page, except)).toEqual([]);
}
