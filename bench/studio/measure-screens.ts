import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { BENCH_USER } from '../lib/accounts.ts';
import { median } from '../lib/load.ts';
import type { Running } from '../lib/server-process.ts';
import type { Row } from '../lib/table.ts';

const ROUNDS = 5;
const SCROLL_MS = 4_000;
const KB = 1024;
/** 10 Mbit/s. */
const BYTES_PER_SECOND = 10_000_000 / 8;

/** Titles of posts of two sizes. */
interface Texts {
  readonly short: string;
  readonly long: string;
}

/** How the studio feels in a browser: first visit, scrolling a long list, opening texts. */
export async function measureStudioScreens(server: Running, texts: Texts): Promise<Row[]> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await logIn(page);
    const desk = await measureDesk(context);
    const shell = await readScripts(page, async () => {
      await page.goto('/studio/posts');
      await page.getByRole('row').nth(1).waitFor();
    });
    const frames = await measureScrolling(page);
    const editor = await readScripts(page, () => openText(page, texts.short));
    const added = [...editor].filter(([url]) => !shell.has(url)).map(([, size]) => size);
    const short = await timesOf(() => openText(page, texts.short));
    const long = await timesOf(() => openText(page, texts.long));
    return [
      { what: 'scripts of the studio', value: sum(shell.values()) / KB, unit: 'KB', goal: '≤ 230' },
      { what: 'scripts of the editor', value: sum(added) / KB, unit: 'KB', goal: '≤ 200' },
      { what: 'desk usable at 10 Mbit/s', value: desk, unit: 'ms', goal: '≤ 1500' },
      { what: 'scrolling 20000 posts', value: frames, unit: 'frames/s', goal: '≥ 55' },
      { what: 'open a text of 10 KB, p50', value: median(short), unit: 'ms', goal: '≤ 500' },
      { what: 'open a text of 200 KB, p50', value: median(long), unit: 'ms', goal: '≤ 4000' },
    ];
  } finally {
    await browser.close();
  }
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login?from=/studio');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel('Username or email').fill(BENCH_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(BENCH_USER.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.locator('#main h1').waitFor();
}

/** From the request of the document to the first list, with an empty cache. */
async function measureDesk(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  const began = performance.now();
  await page.goto('/studio', { waitUntil: 'commit' });
  await page.locator('#main li a').first().waitFor();
  const elapsed = performance.now() - began;
  await page.close();
  return elapsed;
}

/** Frames per second while the list moves by a few rows with each frame. */
function measureScrolling(page: Page): Promise<number> {
  return page.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const next = () => {
          window.scrollBy(0, 120);
          frames += 1;
          const elapsed = performance.now() - began;
          if (elapsed < duration) requestAnimationFrame(next);
          else resolve((frames * 1000) / elapsed);
        };
        requestAnimationFrame(next);
      }),
    SCROLL_MS,
  );
}

/** From a list to the text, when its scripts are in the browser's cache. */
async function openText(page: Page, title: string): Promise<number> {
  await page.goto(`/studio/posts?q=${encodeURIComponent(title)}`);
  const link = page.getByRole('link', { name: title, exact: true });
  await link.waitFor();
  const began = performance.now();
  await link.click();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  return performance.now() - began;
}

async function timesOf(run: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await run());
  return times;
}

/** The studio's scripts that a step loads, with their compressed sizes. */
async function readScripts(
  page: Page,
  run: () => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const urls = new Set<string>();
  const onRequest = (request: Request) => {
    const isOfStudio = new URL(request.url()).pathname.startsWith('/studio/');
    if (isOfStudio && request.resourceType() === 'script') urls.add(request.url());
  };
  page.on('request', onRequest);
  await run();
  page.off('request', onRequest);
  const headers = { 'accept-encoding': 'gzip' };
  const sizes = await Promise.all(
    [...urls].map(async (url): Promise<[string, number]> => {
      const response = await page.request.head(url, { headers });
      return [url, Number(response.headers()['content-length'])];
    }),
  );
  return new Map(sizes);
}

const sum = (sizes: Iterable<number>): number =>
  [...sizes].reduce((total, size) => total + size, 0);
