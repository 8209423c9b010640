import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPrometheusMetrics } from '../../adapters/metrics/prometheus.ts';
import type { Db } from '../../db/client.ts';
import { findJob } from '../../plugins/background/index.ts';
import { createSiteData, fill, type SiteData } from '../../testing/backup-site.ts';
import { openTestApp } from '../../testing/test-app.ts';

let site: SiteData;
let db: Db;
let folder: string;
beforeAll(async () => {
  site = await createSiteData();
  await fill(site, async () => {});
});
afterAll(() => site.remove());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-kept-'));
  db = site.open();
  await db.queries.deleteFrom('jobs').execute();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await db.close();
  rmSync(folder, { recursive: true });
});

/** The backup process reads the settings itself. */
function stubSettings(to: string): Record<string, string> {
  const settings = {
    BACKUP_EVERY: '1d',
    BACKUP_TO: to,
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.databaseUrl ?? '',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return settings;
}

it('a site with BACKUP_EVERY backs itself up, once for all of its processes', async () => {
  const env = stubSettings(folder);
  const metrics = createPrometheusMetrics();
  const apps = [await openTestApp({ env, db, metrics }), await openTestApp({ env, db })];
  for (const { app } of apps) await app.listen({ port: 0, host: '127.0.0.1' });
  const job = () => findJob(db.queries, 'backup');
  await expect.poll(job).toMatchObject({ succeeded_at: expect.any(String) });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^rostra-.*\.tar\.gz$/)]);
  const text = await metrics.read();
  expect(text).toMatch(/^rostra_backup_last_success_timestamp_seconds [1-9]/m);
  expect(text).toContain('rostra_jobs_failing 0\n');
  for (const { app } of apps) await app.close();
});

it('a failed backup is stored with its reason and counted', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const env = stubSettings(join(file, 'backups'));
  const metrics = createPrometheusMetrics();
  const { app } = await openTestApp({ env, db, metrics });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const job = () => findJob(db.queries, 'backup');
  await expect.poll(job).toMatchObject({ failures: 1 });
  expect((await job())?.error).toMatch(/ENOTDIR|EEXIST/);
  expect(await metrics.read()).toContain('rostra_jobs_failing 1\n');
  await app.close();
});

it('a site that stops during a backup does not wait for it', async () => {
  mkdirSync(join(folder, 'kept'));
  const env = stubSettings(join(folder, 'kept'));
  const { app } = await openTestApp({ env, db });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => findJob(db.queries, 'backup')).toBeDefined();
  await app.close();
  expect((await findJob(db.queries, 'backup'))?.token).toBeNull();
});
