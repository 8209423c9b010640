import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it needs half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of CHROMIUM_PATH, of an installed Chromium or Chrome, or of Playwright's own download. */
export async function findChromium(env = process.env) {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  const folders = (env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((dir) => join(dir, name))), MAC];
  return candidates.find((path) => existsSync(path)) ?? (await findDownloaded());
}

async function findDownloaded() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find((path) => existsSync(path));
}
