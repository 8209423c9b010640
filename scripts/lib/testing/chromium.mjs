import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

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
  const installed = findProgram('CHROMIUM_PATH', NAMES, env);
  if (installed) return installed;
  return existsSync(MAC) ? MAC : findDownloaded();
}

async function findDownloaded() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find((path) => existsSync(path));
}
