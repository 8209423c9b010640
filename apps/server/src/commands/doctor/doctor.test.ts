import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@rostra/stripe-sandbox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Db, openDb } from '../../db/client.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { saveUpgrade } from '../../db/upgrade/upgrade-record.ts';
import { readEnv } from '../../env.ts';
import { seedPrices } from '../../features/billing/testing/seed-prices.ts';
import { startMailCatcher } from '../../testing/mail/mail-catcher.ts';
import { writeMigratedSqlite } from '../../testing/test-db.ts';
import type { Finding } from './finding.ts';
import { formatFinding } from './format-finding.ts';
import { runDoctor } from './run-doctor.ts';

const PRICES = seedPrices({
  basic: 'price_basic',
  premium: 'price_premium',
  annual: 'price_annual',
});

const NOW = new Date('2026-11-16T12:00:00.000Z');

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serveStatus = (status: number, date = NOW) =>
  serve((_request, response) => response.writeHead(status, { date: date.toUTCString() }).end());

async function examine(settings: Record<string, string>): Promise<Record<string, Finding>> {
  const env = readEnv({ DATA_DIR: makeFolder(), SITE_URL: 'http://127.0.0.1:1', ...settings });
  const findings: Record<string, Finding> = {};
  for await (const [name, finding] of runDoctor(env, { now: () => NOW, version: '1.2.3' })) {
    findings[name] = finding;
  }
  return findings;
}

const recordBackup = (db: Db, error: string | null = null) =>
  db.queries
    .insertInto('jobs')
    .values({
      name: 'backup',
      started_at: NOW.toISOString(),
      succeeded_at: NOW.toISOString(),
      failed_at: error && NOW.toISOString(),
      error,
    })
    .execute();

const status = (finding: Finding | undefined) => finding?.status;

describe('npm run doctor', () => {
  it('finds nothing wrong with a site that works', async () => {
    const dataDir = makeFolder();
    await writeMigratedSqlite(dataDir);
    const db = openDb({ dataDir });
    await recordBackup(db);
    await db.close();
    const mails = await startMailCatcher();
    onTestFinished(() => mails.close());
    const findings = await examine({
      DATA_DIR: dataDir,
      BACKUP_EVERY: '1d',
      SITE_URL: await serveStatus(200),
      SMTP_URL: mails.url,
    });
    expect(Object.values(findings).map(status)).toEqual(Array(12).fill('ok'));
    expect(mails.recipients).toEqual([]);
  });

  it('only warns about a site that has never been started', async () => {
    const findings = await examine({});
    expect(new Set(Object.values(findings).map(status))).toEqual(new Set(['ok', 'warning']));
    expect(findings.Database).toMatchObject({ status: 'warning', what: 'SQLite is empty' });
    expect(findings.Mail).toMatchObject({ advice: 'Set SMTP_URL to send them.' });
  });

  it('reports backups that fail and a store that is unavailable', async () => {
    const dataDir = makeFolder();
    await writeMigratedSqlite(dataDir);
    const db = openDb({ dataDir });
    await recordBackup(db, 'no space left');
    await db.close();
    const settings = { DATA_DIR: dataDir, BACKUP_EVERY: '12h' };
    expect((await examine(settings)).Backups).toMatchObject({
      status: 'failed',
      what: 'the last backup failed (no space left)',
    });
    const bucket = { ...settings, BACKUP_TO: 'http://key:secret@127.0.0.1:1/copies' };
    const { Backups: unavailable } = await examine(bucket);
    expect(unavailable).toMatchObject({ status: 'failed' });
    expect(unavailable?.what).toContain('the bucket copies is unavailable');
    expect(unavailable?.what).not.toContain('secret');
  });

  it('reports an unavailable PostgreSQL server, mail server and bucket', async () => {
    const findings = await examine({
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/rostra',
      SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect([findings.Database, findings.Mail, findings.Media].map(status)).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  it('reports a database of a newer version', async () => {
    const dataDir = makeFolder();
    await writeMigratedSqlite(dataDir);
    const db = openDb({ dataDir });
    const row = { name: '9999-future', applied_at: NOW.toISOString() };
    await db.queries.insertInto('migrations').values(row).execute();
    await db.close();
    const { Database } = await examine({ DATA_DIR: dataDir });
    expect(Database).toMatchObject({ status: 'failed', what: expect.stringContaining('newer') });
  });

  it('says whether the next start upgrades the database', async () => {
    const dataDir = makeFolder();
    const db = openDb({ dataDir });
    await migrate(db, migrations.slice(0, -1));
    const lacking = { what: 'SQLite lacks 1 migrations' };
    expect((await examine({ DATA_DIR: dataDir })).Database).toMatchObject({
      ...lacking,
      advice: 'The next start applies them.',
    });
    const to = migrations.at(-1)?.name ?? '';
    const record = { from: '', to, applied: 1, tries: 2, startedAt: NOW.toISOString() };
    await saveUpgrade(db.queries, { ...record, error: 'The disk is full.' });
    await db.close();
    const { Database } = await examine({ DATA_DIR: dataDir });
    expect(Database).toMatchObject({
      ...lacking,
      status: 'failed',
      advice: expect.stringMatching(/begun 2 times.*The disk is full\..*npm run upgrade/),
    });
  });

  it('reports a data folder that others can read', async () => {
    const dataDir = makeFolder();
    chmodSync(dataDir, 0o755);
    expect(status((await examine({ DATA_DIR: dataDir })).Permissions)).toBe('warning');
  });

  it('reports a site that is not ready, and a wrong clock', async () => {
    const late = new Date(NOW.getTime() - 120_000);
    const { Site, Clock } = await examine({ SITE_URL: await serveStatus(503, late) });
    expect(Site).toMatchObject({ status: 'failed', what: expect.stringContaining('503') });
    expect(Clock).toMatchObject({ what: 'differs from the site by 120 seconds' });
  });

  it('reports a public site that cannot be reached', async () => {
    const { Site } = await examine({ SITE_URL: 'http://0.0.0.0:1', BILLING: 'off' });
    expect(status(Site)).toBe('failed');
  });

  describe('with Stripe', () => {
    const SITE_URL = 'http://127.0.0.1:1';
    const open = async (options: Parameters<typeof startSandbox>[0] = {}) => {
      const sandbox = await startSandbox({ secretKey: 'sk_test_right', seed: PRICES, ...options });
      onTestFinished(() => sandbox.close());
      return (key = 'sk_test_right') =>
        examine({
          SITE_URL,
          BILLING: 'stripe',
          STRIPE_API_URL: sandbox.url,
          STRIPE_SECRET_KEY: key,
          STRIPE_PUBLIC_KEY: 'pk_test_right',
          STRIPE_WEBHOOK_SECRET: 'whsec_right',
          PRICE_ENTERPRISE: 'price_annual',
        });
    };

    it('finds the endpoint of this site', async () => {
      const check = await open({
        webhookUrl: `${SITE_URL}/api/webhooks/stripe`,
        webhookSecret: 'whsec_right',
      });
      const { Payments, Webhook } = await check();
      expect([status(Payments), status(Webhook)]).toEqual(['ok', 'ok']);
    });

    it('does not accept the endpoint of another site', async () => {
      const check = await open({ webhookUrl: 'http://other.example/api/webhooks/stripe' });
      expect((await check()).Webhook).toMatchObject({
        status: 'failed',
        advice: 'Add it at Stripe.',
      });
    });

    it('reports a wrong key', async () => {
      const check = await open();
      expect((await check('sk_test_wrong')).Payments).toMatchObject({
        status: 'failed',
        what: 'Stripe rejects STRIPE_SECRET_KEY. Check the key and its permissions.',
      });
    });
  });
});

it('prints one line for each check, and a second one with the advice', () => {
  expect(formatFinding('Disk', { status: 'ok', what: '12.0 GB free' })).toBe(
    'ok    Disk         12.0 GB free\n',
  );
  expect(
    formatFinding('Mail', { status: 'failed', what: 'no server', advice: 'Set SMTP_URL.' }),
  ).toBe('FAIL  Mail         no server\n                   Set SMTP_URL.\n');
});
