import { expect } from '@playwright/test';
import { type ElementHandle, launch, type Page, ProtocolError } from 'puppeteer-core';
import { findExpression, type Target, type TestBrowser } from './test-browser.ts';

export async function launchFirefox(): Promise<TestBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: String(process.env.FIREFOX_PATH),
    headless: true,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: async (target) => (await findElement(page, target)).click(),
    type: async (target, text) => (await findElement(page, target)).type(text),
    resize: (width, height) => resize(page, width, height),
    close: () => browser.close(),
  };
}

/**
 * Puppeteer also sends a command for the screen's orientation. Firefox 140 does not know it and still
 * sets the size.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
  }
  const size = () => page.evaluate(() => [innerWidth, innerHeight]);
  await expect.poll(size, { message: 'Firefox has the new size' }).toEqual([width, height]);
}

async function findElement(page: Page, target: Target): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle(findExpression(target));
  const element = handle.asElement();
  if (!element) throw new Error(`Firefox shows no ${JSON.stringify(target)}`);
  return element as ElementHandle<Element>;
}
