import type { SiteStatus } from '@rostra/contract';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { recordRuns } from '../../plugins/background/jobs.repo.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';

let site: AccountsApp;
let token: string;
beforeEach(async () => {
  site = await openAccountsApp({ env: { BACKUP_EVERY: '12h' } });
  const { jwt, user } = await site.join('ada');
  token = jwt;
  await site.deps.db.queries
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('id', '=', user.id)
    .execute();
});
afterEach(() => site.close());

const read = async () =>
  (await site.send<SiteStatus>('GET', '/api/status', undefined, { token })).body;

it('shows what is waiting, what has failed and when jobs last worked', async () => {
  const { queries } = site.deps.db;
  const at = site.clock.now().toISOString();
  await queries.deleteFrom('mails').execute();
  const mail = { kind: 'test', recipient: 'a@example.org', sealed: 'x', created_at: at };
  await queries
    .insertInto('mails')
    .values([
      { ...mail, attempts: 0, due_at: at },
      { ...mail, attempts: 9, due_at: null },
      { ...mail, attempts: 1, due_at: null, sent_at: at, sealed: null },
    ])
    .execute();
  const change = { document_id: 'd', locale: 'en', action: 'publish' as const, at, created_at: at };
  await queries
    .insertInto('scheduled_changes')
    .values([
      { ...change, collection: 'blog-posts' },
      { ...change, collection: 'policies', failure: 'incomplete' },
    ])
    .execute();
  const run = { startedAt: at, endedAt: at };
  await recordRuns(queries, [
    { ...run, name: 'hourly.mail' },
    { ...run, name: 'backup', error: 'no space left' },
  ]);

  const status = await read();
  expect(status.queues).toEqual({
    mails: { waiting: 1, oldestAt: at, failed: 1 },
    webhooks: { waiting: 0, oldestAt: null, failed: 0 },
    publications: { waiting: 1, oldestAt: at, failed: 1 },
  });
  expect(status).toMatchObject({ checkedAt: at, backupEveryHours: 12, canSendMails: false });
  expect(status.jobs).toEqual([
    {
      name: 'backup',
      startedAt: at,
      succeededAt: null,
      failedAt: at,
      failures: 1,
      error: 'no space left',
      isRunning: false,
    },
    {
      name: 'hourly.mail',
      startedAt: at,
      succeededAt: at,
      failedAt: null,
      failures: 0,
      error: null,
      isRunning: false,
    },
  ]);
});

it('shows no workers that other settings had, and those that run once only if they failed', async () => {
  const { queries } = site.deps.db;
  const at = site.clock.now().toISOString();
  const run = { startedAt: at, endedAt: at };
  await recordRuns(queries, [
    { ...run, name: 'image-formats' },
    { ...run, name: 'mirror', error: 'away' },
    { ...run, name: 'starter-pledges' },
    { ...run, name: 'starter-votes', error: 'no such policy' },
  ]);
  const { jobs } = await read();
  expect(jobs.map(({ name }) => name)).toEqual(['image-formats', 'starter-votes']);
});

it('says whether there is a mail server', async () => {
  const other = await openAccountsApp({ env: { SMTP_URL: 'smtp://mail.example.org' } });
  onTestFinished(() => other.close());
  const { jwt, user } = await other.join('ada');
  await other.deps.db.queries
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('id', '=', user.id)
    .execute();
  const { body } = await other.send<SiteStatus>('GET', '/api/status', undefined, { token: jwt });
  expect(body.canSendMails).toBe(true);
});
