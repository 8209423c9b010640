/** `npm run bench`: measures everything in one run, because only ratios of the same run are comparable. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/child.ts';
import { type Row, table } from './lib/table.ts';
import { measureAccounts } from './measure-accounts.ts';
import { measureBilling } from './measure-billing.ts';
import { measureContent } from './measure-content.ts';
import { measureMemberArea } from './measure-member-area.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePages } from './measure-pages.ts';
import { measureProcesses } from './measure-processes.ts';
import { measureRender } from './measure-render.ts';
import { measureSubscription } from './measure-subscription.ts';

const PAGES = ['/', '/blog/how-we-cost-a-promise'];

const rows: Row[] = [];
for (const measure of [
  () => measurePages(PAGES),
  () => measureMemory(PAGES),
  () => measureProcesses(),
  () => measureRender(PAGES),
  () => measureAccounts(),
  () => measureContent(),
  () => measureMemberArea(),
  () => measureBilling(),
  () => measureSubscription(),
]) {
  const more = await measure();
  console.log(`${table(more)}\n`);
  rows.push(...more);
}

const file = join(ROOT, 'bench/results.json');
const machine = { node: process.version, arch: process.arch, cores: cpus().length };
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
);
console.log('\nResults are in bench/results.json');
