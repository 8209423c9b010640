import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './lib/load.ts';
import { freePort, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const RUNS = 5;
const PAGES = {
  'landing page': '/',
  policy: '/policies/domestic',
  'list of posts': '/blog',
  post: '/blog/how-we-cost-a-promise',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: { 'largest-contentful-paint': { numericValue: number } };
}

/**
 * The scores of four pages on Lighthouse's phone profile. Lighthouse brings more packages than the whole
 * project, so it is not a dependency: LIGHTHOUSE_PATH is the `cli/index.js` of an installed one.
 */
export async function measureLighthouse(): Promise<Row[]> {
  const lighthouse = process.env.LIGHTHOUSE_PATH;
  if (!lighthouse) return [];
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1' };
  const server = await startServer(SITE, env, await freePort());
  const rows: Row[] = [];
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1)
        reports.push(await audit(lighthouse, server.url + path));
      for (const category of CATEGORIES) {
        const scores = reports.map((report) => report.categories[category].score * 100);
        const goal = category === 'performance' ? '≥ 96' : '≥ 100';
        rows.push({
          what: `Lighthouse, ${name}, ${category}`,
          value: median(scores),
          unit: '',
          goal,
        });
      }
      const paints = reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue);
      rows.push({ what: `LCP, ${name}`, value: median(paints), unit: 'ms', goal: '≤ 1800' });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function audit(lighthouse: string, url: string): Promise<Report> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
    {
      env: { PATH: process.env.PATH, CHROME_PATH: process.env.CHROMIUM_PATH },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Report;
}
