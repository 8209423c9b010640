import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUpgrade } from '../../db/upgrade/upgrade-record.ts';
import { holdOpen, NOW, type SiteData } from '../../testing/backup-site.ts';
import { createReleaseSite } from '../../testing/releases/open-release-db.ts';
import { upgradeSite } from './upgrade-site.ts';

let site: SiteData;
let lines: string[];
beforeEach(async () => {
  site = await createReleaseSite('0.1.0');
  lines = [];
});
afterEach(() => site.remove());

const run = () =>
  upgradeSite(site, { now: () => NOW, withoutCopy: false, report: (text) => lines.push(text) });

it('names the steps and the copy', async () => {
  await run();
  expect(lines.at(-2)).toMatch(/^The database from before is in .*before.upgrade/);
  expect(lines.at(-1)).toMatch(/^Applied \d{4}-/);
  await run();
  expect(lines.at(-1)).toBe('The database is up to date.');
});

it('is refused on SQLite while the site runs, and changes nothing', async () => {
  const before = await site.dump();
  const release = await holdOpen(site);
  if (site.databaseUrl === undefined) {
    await expect(run()).rejects.toThrow('The site is running. Stop it first.');
    expect(await site.dump()).toEqual(before);
  }
  await release();
  await run();
  expect(lines.at(-1)).toMatch(/^Applied /);
});

it('is possible on PostgreSQL while the previous release runs', async () => {
  if (site.databaseUrl === undefined) return;
  const release = await holdOpen(site);
  await run();
  await release();
  const db = site.open();
  expect(await findUpgrade(db.queries)).toMatchObject({ finishedAt: NOW.toISOString() });
  await db.close();
});
