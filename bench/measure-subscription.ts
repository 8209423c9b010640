import { type Browser, chromium } from '@playwright/test';
import { register } from './lib/accounts.ts';
import { median } from './lib/load.ts';
import { freePort, type Running, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const LOADS = 9;
const PAGE = '/dashboard/subscription';

/** How long a member waits for the plans and for the card fields. */
export async function measureSubscription(): Promise<Row[]> {
  const port = await freePort();
  const env = { DATA_DIR: await makeSite(), SITE_URL: `http://127.0.0.1:${port}` };
  const server = await startServer(SITE, { ...env, HOST: '127.0.0.1' }, port);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const storageState = await logIn(server);
    const time = (path: string, ready: string, frame?: string) =>
      timeLoads({ browser, url: server.url + path, storageState, ready, frame });
    const plans = await time(PAGE, 'text=Choose Basic');
    const form = await time(`${PAGE}?plan=basic`, '#number', 'iframe[title*="payment"]');
    return [
      { what: 'subscription page, empty cache, ready', value: plans, unit: 'ms' },
      { what: 'card form, empty cache, ready', value: form, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

type StorageState = Awaited<ReturnType<typeof logIn>>;

async function logIn(server: Running) {
  const { jwt } = await register(server);
  const response = await fetch(`${server.url}/api/site`);
  const site = (await response.json()) as { tokenStorageKey: string };
  const localStorage = [{ name: site.tokenStorageKey, value: jwt }];
  return { cookies: [], origins: [{ origin: server.url, localStorage }] };
}

interface Timed {
  browser: Browser;
  url: string;
  storageState: StorageState;
  /** A locator that is visible when the page is ready. */
  ready: string;
  /** The frame that contains it, if it is not in the page itself. */
  frame: string | undefined;
}

/** Each load uses a new browser context, so nothing is cached. */
async function timeLoads({ browser, url, storageState, ready, frame }: Timed): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const place = frame ? page.frameLocator(frame) : page;
    await place.locator(ready).waitFor();
    times.push(performance.now() - began);
    await context.close();
  }
  return median(times);
}
