import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '../lib/client.ts';
import { createLedger } from '../lib/create-ledger.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createRandom } from '../lib/random.ts';
import { ROOT } from '../lib/root.ts';
import { startSite } from '../lib/site-process.ts';
import { verifyLedger } from '../lib/verify-ledger.ts';
import { startWriteLoad } from '../lib/write-load.ts';

const PRELOAD = pathToFileURL(join(ROOT, 'torture/lib/shifted-clock.mjs')).href;
const HOUR_MS = 60 * 60_000;
const JUMPS_HOURS = [1, -1, 24, -24, 24 * 7, 0, 24 * 20, -24 * 2, 0];
/** How long a new post may take to appear on a cached page. */
const VISIBLE_WITHIN_MS = 60_000;

interface ClockOptions {
  settings: Record<string, string>;
  jumps: number;
  writers: number;
  seed: number;
}

/** Sets the clock of the site forward and back. Writes and the page cache must keep working. */
export async function jumpClock(options: ClockOptions): Promise<Outcome> {
  const { jumps, writers, seed } = options;
  // Otherwise tokens would rightly expire.
  const settings = {
    ...options.settings,
    TOKEN_EXPIRY_SECONDS: '999999999',
    SESSION_LIFETIME_DAYS: '9999',
  };
  const site = await startSite({ settings, nodeOptions: ['--import', PRELOAD] });
  const ledger = await createLedger(site, settings, writers);
  // Of two positions the one with the later time wins, so those from before the clock was set back are kept.
  for (const { progress } of ledger.members) progress.clear();
  const ask = createClient(site.url);
  const problems: string[] = [];
  try {
    for (let jump = 0; jump < jumps; jump += 1) {
      const hours = JUMPS_HOURS[jump % JUMPS_HOURS.length] ?? 0;
      await setClock(hours);
      await writeSome();
      if (!(await isPublished(`Jump ${jump}`))) {
        problems.push(`A post is not visible after the clock jumped to ${hours} hours`);
      }
    }
    // A post that was published in the future is hidden until then.
    await setClock(Math.max(...JUMPS_HOURS) + 1);
    problems.push(...(await verifyLedger(site.url, ledger, { isComplete: true })));
    if (!site.isRunning()) problems.push(`The site exited:\n${site.output()}`);
  } finally {
    await site.stop();
  }
  for (const [status, count] of ledger.refused) {
    problems.push(`${count} responses with status ${status}`);
  }
  return { figures: { jumps, acknowledged: ledger.acknowledged }, problems };

  async function setClock(hours: number): Promise<void> {
    const isSet = once(site.child, 'message');
    site.child.send({ clockOffsetMs: hours * HOUR_MS });
    await isSet;
  }

  async function writeSome(): Promise<void> {
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const load = startWriteLoad({
      url: site.url,
      ledger,
      random: createRandom(seed),
      onAcknowledged: (count) => {
        if (count >= 2 * writers) resolve();
      },
    });
    await enough;
    await load.stop();
  }

  async function isPublished(title: string): Promise<boolean> {
    const { status } = await ask('POST', '/api/blog-posts', {
      token: ledger.editorToken,
      body: { data: { title, body: 'Text.' } },
    });
    if (status !== 201) return false;
    const deadline = performance.now() + VISIBLE_WITHIN_MS;
    while (performance.now() < deadline) {
      const { body } = await ask('GET', '/blog');
      if (String(body).includes(title)) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }
}
