import type { AuthResponse, ErrorEnvelope } from '@rostra/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinAs, staffContext, terminal } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { inviteStaff } from '../invite-staff.ts';
import { issueSetupLink } from './issue-setup-link.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const issueKey = async (app = site) => {
  const link = await issueSetupLink(app.deps.db, 'http://rostra.localhost');
  return link === undefined ? undefined : (new URL(link).searchParams.get('key') ?? '');
};
const check = async (key: string | undefined) =>
  (await site.send('GET', `/api/setup?key=${key}`)).status;
const setUp = (key: string | undefined, changes: object = {}, app = site) =>
  app.send<AuthResponse & ErrorEnvelope>('POST', '/api/setup', {
    key,
    username: 'olga',
    email: 'olga@example.org',
    password: PASSWORD,
    ...changes,
  });
const owners = async () =>
  (
    await site.deps.db.queries
      .selectFrom('users')
      .select('username')
      .where('role', '=', 'owner')
      .execute()
  ).map(({ username }) => username);

it('creates the owner once, logged in and recorded in the audit log', async () => {
  const key = await issueKey();
  expect(await check(key)).toBe(200);
  const { status, body } = await setUp(key);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ username: 'olga', role: { type: 'owner' } });
  const { jwt: token } = body;
  const log = await site.send<{ data: object[] }>('GET', '/api/audit', undefined, { token });
  expect(log.body.data).toMatchObject([
    { action: 'staff.set_up_owner', actor: { name: 'olga' }, target: { id: String(body.user.id) } },
  ]);
  expect((await site.deliver()).map(({ kind }) => kind)).toContain('confirm-address');
  expect(await check(key)).toBe(404);
  expect((await setUp(key, { username: 'eve', email: 'eve@example.org' })).status).toBe(404);
  expect(await owners()).toEqual(['olga']);
});

it('does not exist for strangers, whatever they send', async () => {
  const key = await issueKey();
  for (const wrong of ['', 'x', `${key}x`, key?.slice(1), key?.toLowerCase(), '%00']) {
    expect(await check(wrong)).toBe(404);
    expect((await setUp(wrong)).status).toBe(404);
  }
  expect(await owners()).toEqual([]);
});

it('stores only the hash of the key', async () => {
  const key = await issueKey();
  const stored = await site.deps.db.queries.selectFrom('installation').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(key);
});

it('replaces the key at the next start, and issues none once there is an owner', async () => {
  const first = await issueKey();
  const second = await issueKey();
  expect([await check(first), await check(second)]).toEqual([404, 200]);
  await joinAs(site, 'olga', 'owner');
  expect(await check(second)).toBe(404);
  expect((await setUp(second, { username: 'eve', email: 'eve@example.org' })).status).toBe(404);
  expect(await issueKey()).toBeUndefined();
});

it('is closed by an owner who was invited in the terminal', async () => {
  const key = await issueKey();
  await inviteStaff(staffContext(site), terminal, { email: 'olga@example.org', role: 'owner' });
  expect(await check(key)).toBe(404);
});

it('keeps the key if the password or the address is refused', async () => {
  await site.join('ada');
  const key = await issueKey();
  expect((await setUp(key, { password: 'password' })).status).toBe(400);
  expect((await setUp(key, { email: 'ada@example.org' })).body.error.code).toBe('already_taken');
  expect((await setUp(key)).status).toBe(200);
});

it('creates one owner if two people, or two processes, use the link at once', async () => {
  const key = await issueKey();
  const other = await openAccountsApp({ db: site.deps.db });
  const answers = await Promise.all([
    setUp(key),
    setUp(key, { username: 'eve', email: 'eve@example.org' }, other),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await owners()).toHaveLength(1);
  await other.app.close();
});
