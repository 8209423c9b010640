import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskStorage } from '../../apps/server/src/adapters/storage/disk.ts';
import { openImportContext } from '../../apps/server/src/commands/import/open-import-context.ts';
import { openDb } from '../../apps/server/src/db/client.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { makeMissingFormats } from '../../apps/server/src/features/media/formats/make-missing-formats.ts';
import { performPass } from '../../apps/server/src/features/mirror/pass/perform-pass.ts';
import { createStrapiClient } from '../../apps/server/src/features/mirror/strapi/strapi-client.ts';
import { memoryLog } from '../../apps/server/src/testing/memory-log.ts';
import {
  openStrapiServer,
  type StrapiServer,
  TOKEN,
} from '../../apps/server/src/testing/strapi/strapi-server.ts';
import { percentile } from '../lib/load.ts';
import type { Row } from '../lib/table.ts';

const ENTRIES = 2_000;
const IDLE_PASSES = 20;
/** How many pictures get their formats. */
const FORMATTED = 20;
const MINUTE_MS = 60_000;
const PICTURE = { width: 1_200, height: 800, channels: 3, noise: { type: 'gaussian' } } as const;
const body = 'A river **runs** past [the town](/about), and nobody looks at it.\n\n'.repeat(60);

/** Posts with a picture each, as a site has them that moves its editors to a mirror. */
async function fill(strapi: StrapiServer): Promise<void> {
  const noise = { ...PICTURE.noise, mean: 128, sigma: 20 } as const;
  const picture = await sharp({ create: { ...PICTURE, background: '#336', noise } })
    .jpeg()
    .toBuffer();
  const author = strapi.add('authors', { name: 'Ada', username: 'ada' });
  for (let index = 0; index < ENTRIES; index += 1) {
    const url = `/uploads/river-${index}.jpg`;
    strapi.putFile(url, picture);
    strapi.add('blog-posts', {
      ...{ title: `River ${index}`, slug: `river-${index}`, author },
      body: `River ${index}\n\n${body}`,
      ...{ excerpt: 'Short.', categories: [], tags: [], seo: null },
      featuredImage: { id: index, url, alternativeText: 'A river', updatedAt: '2026-01-01' },
    });
  }
}

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000_000;
}

/** The mirror of a Strapi with 2,000 posts and as many pictures. Strapi itself is a stand-in in the same process. */
export async function measureMirror(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostra-bench-'));
  const db = openDb({ dataDir });
  const strapi = await openStrapiServer();
  const env = readEnv({ DATA_DIR: dataDir, SITE_URL: 'http://127.0.0.1:3000' });
  const imports = openImportContext({ db, env, storage: diskStorage(join(dataDir, 'uploads')) });
  let now = Date.UTC(2026, 5, 1, 8);
  const pass = async (): Promise<number> => {
    const began = performance.now();
    await performPass({
      imports,
      client: createStrapiClient({ url: strapi.url, token: TOKEN }),
      locale: 'en',
      logger: memoryLog().logger,
      now: () => new Date(now),
    });
    now += 5 * MINUTE_MS;
    return performance.now() - began;
  };
  try {
    await migrate(db);
    await fill(strapi);
    const startOfCopy = process.cpuUsage();
    const first = await pass();
    const copying = cpuSeconds(startOfCopy);
    const requests = strapi.requests.length;
    const idle: number[] = [];
    for (let run = 0; run < IDLE_PASSES; run += 1) idle.push(await pass());
    const perPass = (strapi.requests.length - requests) / IDLE_PASSES;
    now += 24 * 60 * MINUTE_MS;
    const nightly = await pass();
    const startOfFormats = process.cpuUsage();
    let made = 0;
    // In this process, to measure it. A site uses one with low priority.
    await makeMissingFormats(imports.media, {
      onMade: () => {
        made += 1;
      },
      isStopping: () => made >= FORMATTED,
    });
    const formatting = cpuSeconds(startOfFormats) / made;
    return [
      {
        what: `mirror: first copy of ${ENTRIES} posts with pictures`,
        value: first / 1000,
        unit: 's',
        goal: '≤ 120',
      },
      { what: 'mirror: CPU time of the first copy', value: copying, unit: 's' },
      {
        what: 'mirror: CPU time of the formats of a picture, afterwards',
        value: formatting,
        unit: 's',
      },
      { what: 'mirror: idle pass, p50', value: percentile(idle, 0.5), unit: 'ms', goal: '≤ 1000' },
      { what: 'mirror: requests to Strapi in an idle pass', value: perPass, unit: '' },
      { what: 'mirror: nightly pass without changes', value: nightly / 1000, unit: 's' },
    ];
  } finally {
    await imports.close();
    await db.close();
    await strapi.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
