import { test as base, expect } from '@playwright/test';
import { TAKE_ERRORS } from './collect-errors.ts';
import { launchFirefox } from './firefox.ts';
import { findExpression, type Target, type TestBrowser } from './test-browser.ts';
import { launchWebKit } from './webkit.ts';

const launchers: Record<string, () => Promise<TestBrowser>> = {
  Firefox: launchFirefox,
  WebKit: launchWebKit,
};

export interface Visitor {
  open(path: string): Promise<void>;
  click(target: Target): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  sees(target: Target): Promise<void>;
  doesNotSee(target: Target): Promise<void>;
  isAt(path: string): Promise<void>;
  browser: TestBrowser;
}

/** Every test has a browser of its own and fails on an error in a page or a violation of its policy. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use, { project }) => {
    const browser = await launchers[project.name]?.();
    if (!browser) throw new Error(`There is no browser named ${project.name}`);
    try {
      await browser.resize(1280, 900);
      await use(createVisitor(browser, String(baseURL)));
      expect(await browser.evaluate<string>(TAKE_ERRORS)).toBe('');
    } finally {
      await browser.close();
    }
  },
});

function createVisitor(browser: TestBrowser, siteUrl: string): Visitor {
  const isVisible = (target: Target) =>
    browser.evaluate<boolean>(`${findExpression(target)} !== null`);
  const waitFor = (target: Target, isExpected: boolean) =>
    expect
      .poll(() => isVisible(target), { message: `${JSON.stringify(target)} is visible` })
      .toBe(isExpected);
  const sees = (target: Target) => waitFor(target, true);
  const isReady = (path: string) =>
    `location.href === ${JSON.stringify(siteUrl + path)} && 'hydrated' in document.documentElement.dataset`;
  const isAt = (path: string) =>
    expect.poll(() => browser.evaluate<boolean>(isReady(path)), { message: path }).toBe(true);
  return {
    browser,
    sees,
    isAt,
    doesNotSee: (target) => waitFor(target, false),
    open: async (path) => {
      await browser.goto(siteUrl + path);
      await isAt(path);
    },
    click: async (target) => {
      await sees(target);
      await browser.click(target);
    },
    fill: async (label, text) => {
      await sees({ label });
      await browser.type({ label }, text);
    },
  };
}
