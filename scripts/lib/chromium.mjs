import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { run } from './run.mjs';

/** The one without a window first: it needs half the time, and is what Playwright downloads. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC];
  return places.find((place) => existsSync(place));
}

/**
 * The browser for the journeys: CHROMIUM_PATH, an installed one, Debian's package, or Playwright's
 * own download (then undefined, because Playwright finds that one by itself).
 */
export async function findChromium(say) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  const installed = findInstalled();
  if (installed) return installed;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (installDebianPackages([name], say)) return findInstalled();
  }
  say('Downloading a Chromium for the browser tests …');
  const { code, output } = await run('playwright', ['install', 'chromium'], { quiet: true });
  if (code !== 0) throw new Error(`No Chromium could be had for the browser tests.\n${output}`);
  return undefined;
}
