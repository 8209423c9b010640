/**
 * `npm run bench`: measures everything in one run, because only ratios of the same run are comparable.
 * `npm run bench -- --only 'current user'` measures what has these words in its name, and `npm run bench -- --large`
 * how a site with 100,000 members compares with a small one, which is not part of the whole run.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/server-process.ts';
import { type Row, table } from './lib/table.ts';
import { measureAbuse } from './measure-abuse.ts';
import { measureBilling } from './measure-billing.ts';
import { measureContent } from './measure-content.ts';
import { measureCurrentUser } from './measure-current-user.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureLogins } from './measure-logins.ts';
import { measureMemberArea } from './measure-member-area.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePages } from './measure-pages.ts';
import { measureProcesses } from './measure-processes.ts';
import { measureRender } from './measure-render.ts';
import { measureStart } from './measure-start.ts';
import { measureSubscription } from './measure-subscription.ts';
import { measureRevenue } from './studio/measure-revenue.ts';
import { measureStudio } from './studio/measure-studio.ts';
import { measureComparison } from './texts/measure-comparison.ts';
import { measureDocuments } from './texts/measure-documents.ts';
import { measureMirror } from './texts/measure-mirror.ts';
import { measureSearchOnPostgres } from './texts/measure-search.ts';
import { measureBallots } from './votes/measure-ballots.ts';

const PAGES = ['/', '/blog/how-we-cost-a-promise'];

const measurements: Record<string, () => Promise<Row[]>> = {
  'cold start and idle memory': measureStart,
  'cached pages': () => measurePages(PAGES),
  'memory after many requests': () => measureMemory(PAGES),
  'several processes': measureProcesses,
  'uncached render': () => measureRender(PAGES),
  'current user': measureCurrentUser,
  logins: measureLogins,
  'content API': measureContent,
  'search on PostgreSQL': measureSearchOnPostgres,
  'expensive queries': measureAbuse,
  comparison: measureComparison,
  documents: measureDocuments,
  mirror: measureMirror,
  ballots: measureBallots,
  'member area': measureMemberArea,
  studio: measureStudio,
  revenue: measureRevenue,
  'webhook events': measureBilling,
  'subscription page': measureSubscription,
  Lighthouse: measureLighthouse,
};

const { only, large } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    large: { type: 'boolean', default: false },
  },
}).values;
const chosen = large
  ? Object.entries({ growth: measureGrowth })
  : Object.entries(measurements).filter(([name]) => name.includes(only));
if (chosen.length === 0) {
  console.error(`Nothing is called "${only}". There is: ${Object.keys(measurements).join(', ')}`);
  process.exit(1);
}

const rows: Row[] = [];
for (const [, measure] of chosen) {
  const more = await measure();
  if (more.length > 0) console.log(`${table(more)}\n`);
  rows.push(...more);
}

if (only === '' && !large) {
  const machine = { node: process.version, arch: process.arch, cores: cpus().length };
  const results = { at: new Date().toISOString(), machine, rows };
  writeFileSync(join(ROOT, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log('\nResults are in bench/results.json');
}
