import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findExpression, type Target, type TestBrowser } from './test-browser.ts';
import { openVirtualScreen } from './virtual-screen.ts';
import { type ElementReference, openSession, type WebDriverSession } from './webdriver.ts';

const PORT = Number(process.env.E2E_PORT ?? 3399) + 72;
const DRIVER_URL = `http://127.0.0.1:${PORT}`;

export async function launchWebKit(): Promise<TestBrowser> {
  const screen = await openVirtualScreen();
  const home = mkdtempSync(join(tmpdir(), 'rostra-webkit-'));
  const driver = spawn(String(process.env.WEBKIT_DRIVER_PATH), [`--port=${PORT}`], {
    env: { ...process.env, DISPLAY: screen.display, HOME: home, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const stop = () => {
    driver.kill();
    screen.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(driver);
    const session = await openSession(DRIVER_URL, {});
    return createBrowser(session, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function waitUntilReady(driver: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${DRIVER_URL}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect
    .poll(async () => driver.exitCode !== null || (await isReady()), {
      message: 'WebKitWebDriver accepts sessions',
      timeout: 20_000,
    })
    .toBe(true);
  if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start');
}

const createBrowser = (session: WebDriverSession, stop: () => void): TestBrowser => ({
  goto: (url) => session.goto(url),
  evaluate: (expression) => session.execute(expression),
  click: async (target) => session.click(await findElement(session, target)),
  type: async (target, text) => session.type(await findElement(session, target), text),
  resize: async (width, height) => {
    await session.setWindowSize(width, height);
    const [innerWidth, innerHeight] = await session.execute<[number, number]>(
      '[innerWidth, innerHeight]',
    );
    await session.setWindowSize(2 * width - innerWidth, 2 * height - innerHeight);
  },
  close: async () => {
    await session.close();
    stop();
  },
});

async function findElement(session: WebDriverSession, target: Target): Promise<ElementReference> {
  const find = findExpression(target);
  // WebDriver would click before the site's smooth scrolling has ended.
  await session.execute(`${find}?.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  const element = await session.execute<ElementReference | null>(find);
  if (!element) throw new Error(`WebKit shows no ${JSON.stringify(target)}`);
  return element;
}
