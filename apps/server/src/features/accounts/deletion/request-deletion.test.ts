import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountHooks } from '../../../feature.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';

let site: AccountsApp;
let calls: string[];
beforeEach(async () => {
  calls = [];
  site = await openAccountsApp({ extraAccountHooks: [billing] });
});
afterEach(() => site.close());

const billing: AccountHooks = {
  name: 'billing',
  onDeletionRequested: async () => void calls.push('renewal stopped'),
  prepareDeletion: async () => void calls.push('subscription ended'),
};

const remove = (token: string) =>
  site.send('DELETE', '/api/users/me', { password: PASSWORD }, { token });
const me = (token: string) => site.send('GET', '/api/users/me', undefined, { token });
const users = () => site.deps.db.queries.selectFrom('users').selectAll().execute();
const pending = () => site.deps.db.queries.selectFrom('account_deletions').selectAll().execute();

/** Runs the hourly clean-up, which also runs when a server starts to listen. */
async function cleanUp(isDone: () => Promise<boolean>): Promise<void> {
  const { db } = site.deps;
  const second = await openAccountsApp({ db, clock: site.clock, extraAccountHooks: [billing] });
  await second.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => isDone()).toBe(true);
  await second.app.close();
}

async function linkCode(): Promise<string> {
  const mail = (await site.deliver()).find(({ kind }) => kind === 'deletion-requested');
  return /keep-account\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('DELETE /api/users/me', () => {
  it('explains the grace period of seven days', async () => {
    const { jwt } = await site.join();
    const response = await site.send('GET', '/api/users/me/deletion', undefined, { token: jwt });
    expect(response.body).toMatchObject({ graceDays: 7 });
    expect(JSON.stringify(response.body)).toContain('After 7 days');
  });

  it('logs out everywhere, stops the renewal and notifies the owner immediately', async () => {
    const { jwt, refreshToken } = await site.join();
    const other = (await site.logIn('ada')).body;
    await site.deliver();
    expect((await remove(jwt)).status).toBe(200);
    expect(calls).toEqual(['renewal stopped']);
    for (const token of [jwt, other.jwt]) expect((await me(token)).status).toBe(401);
    expect((await site.send('POST', '/auth/refresh', { refreshToken })).status).toBe(401);
    const [mail, ...others] = await site.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'deletion-requested', to: 'ada@example.org' });
    expect(mail?.text).toMatch(/^http:\/\/rostra\.localhost\/keep-account\?code=[\w-]{43}$/m);
    expect(await users()).toHaveLength(1);
  });

  it('is carried out after seven days, and not before', async () => {
    const { jwt } = await site.join();
    await remove(jwt);
    site.clock.advance(7 * DAY - HOUR);
    const { queries } = site.deps.db;
    const old = { key: 'old', attempts: 1, last_attempt_at: '', blocked_until: '' };
    await queries.insertInto('throttles').values(old).execute();
    await cleanUp(
      async () => !(await queries.selectFrom('throttles').selectAll().executeTakeFirst()),
    );
    expect(await users()).toHaveLength(1);
    site.clock.advance(HOUR);
    await cleanUp(async () => (await users()).length === 0);
    expect(calls).toEqual(['renewal stopped', 'subscription ended']);
    expect((await site.logIn('ada')).status).toBe(400);
  });

  it('still sends the security mails that are in the queue', async () => {
    const { jwt } = await site.join();
    await remove(jwt);
    site.clock.advance(7 * DAY);
    await cleanUp(async () => (await users()).length === 0);
    expect((await site.deliver()).map(({ kind }) => kind)).toEqual([
      'deletion-requested',
      'account-deleted',
    ]);
  });

  it('notifies the owner also if it is carried out at once', async () => {
    const env = { ACCOUNT_DELETION_DAYS: '0' };
    const hasty = await openAccountsApp({ env });
    const { jwt: token } = await hasty.join();
    await hasty.deliver();
    await hasty.send('DELETE', '/api/users/me', { password: PASSWORD }, { token });
    const [mail] = await hasty.deliver();
    expect(mail).toMatchObject({ kind: 'account-deleted', to: 'ada@example.org' });
    await hasty.close();
  });

  it('is cancelled by logging in', async () => {
    const { jwt } = await site.join();
    await remove(jwt);
    expect(await pending()).toHaveLength(1);
    const login = await site.logIn('ada');
    expect(login.status).toBe(200);
    expect(await pending()).toEqual([]);
    const notices = await site.send<{ data: { title: string }[] }>(
      'GET',
      '/api/notifications',
      undefined,
      { token: login.body.jwt },
    );
    expect(JSON.stringify(notices.body)).toContain('Your account will not be deleted');
  });

  it('is announced as cancelled in the language of the member', async () => {
    const german = await openAccountsApp({ env: { SITE_LANGUAGE: 'de' } });
    const { jwt } = await german.join();
    await german.send('DELETE', '/api/users/me', { password: PASSWORD }, { token: jwt });
    const { jwt: token } = (await german.logIn('ada')).body;
    const { body } = await german.send('GET', '/api/notifications', undefined, { token });
    expect(JSON.stringify(body)).toContain('Ihr Konto wird nicht gelöscht');
    await german.close();
  });

  it('is not cancelled by a wrong password', async () => {
    const { jwt } = await site.join();
    await remove(jwt);
    await site.logIn('ada', 'wrong');
    expect(await pending()).toHaveLength(1);
  });

  it('is cancelled by the link in the mail, once', async () => {
    const { jwt } = await site.join();
    await remove(jwt);
    const code = await linkCode();
    const cancel = () => site.send('POST', '/api/auth/cancel-deletion', { code });
    expect((await cancel()).status).toBe(200);
    expect(await pending()).toEqual([]);
    expect((await cancel()).body).toMatchObject({ error: { code: 'invalid_code' } });
    expect((await me(jwt)).status).toBe(401);
  });
});
