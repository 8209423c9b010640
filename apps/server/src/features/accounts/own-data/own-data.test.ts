import type { MyData } from '@rostra/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../errors.ts';
import type { AccountHooks } from '../../../feature.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';

let site: AccountsApp;
afterEach(() => site.close());

function billing(prepareDeletion: AccountHooks['prepareDeletion'] = async () => {}) {
  const hooks: AccountHooks = {
    name: 'billing',
    exportData: async (userId) => ({ invoicesOf: userId }),
    describeDeletion: async () => ['Your subscription ends at once.'],
    prepareDeletion,
  };
  const env = { ACCOUNT_DELETION_DAYS: '0' };
  return openAccountsApp({ extraAccountHooks: [hooks], env });
}

const remove = (token: string | undefined, body: unknown) =>
  site.send('DELETE', '/api/users/me', body, { token });

describe('GET /api/users/me/data', () => {
  it('downloads all data of the member as a file, without secrets', async () => {
    site = await billing();
    const { jwt, user } = await site.join();
    await site.join('bob');
    const response = await site.send<MyData>('GET', '/api/users/me/data', undefined, {
      token: jwt,
    });
    expect(response.raw.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(response.body).toEqual({
      exportedAt: '2026-03-01T12:00:00.000Z',
      site: 'http://rostra.localhost',
      user,
      sessions: [expect.objectContaining({ isCurrent: true })],
      parts: {
        billing: { invoicesOf: user.id },
        consultations: { contributions: [], supported: [], wantsMailsOfOpenings: true },
        votes: [],
        emailConfirmations: [expect.objectContaining({ email: 'ada@example.org' })],
        newsletters: null,
        memberArea: { reading: [], downloads: [], notices: [] },
        secondFactors: { totp: null, passkeys: [], recoveryCodes: null },
        securityEvents: [expect.objectContaining({ kind: 'account_created' })],
        staffNotes: [],
      },
    });
    expect(response.raw.body).not.toMatch(/argon2|bob/);
  });
});

describe('DELETE /api/users/me without a grace period', () => {
  it('describes the consequences first', async () => {
    site = await billing();
    const { jwt } = await site.join();
    const response = await site.send('GET', '/api/users/me/deletion', undefined, { token: jwt });
    expect(response.body).toEqual({
      consequences: [
        'Your account, your profile and your picture are deleted immediately and permanently.',
        'Your subscription ends at once.',
      ],
      graceDays: 0,
    });
  });

  it('deletes the account and everything that belongs to it, and nothing else', async () => {
    site = await billing();
    const ada = await site.join();
    const bob = await site.join('bob');
    await site.send('POST', '/api/auth/forgot-password', { email: 'ada@example.org' });
    expect(await remove(ada.jwt, { password: PASSWORD })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const me = (token: string) => site.send('GET', '/api/users/me', undefined, { token });
    expect((await me(ada.jwt)).status).toBe(401);
    expect((await me(bob.jwt)).status).toBe(200);
    expect((await site.logIn('ada')).status).toBe(400);
    const { queries } = site.deps.db;
    for (const table of ['users', 'sessions', 'refresh_tokens'] as const) {
      expect(await queries.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
    const mails = await queries.selectFrom('mails').select(['kind', 'recipient']).execute();
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      'confirm-address bob@example.org',
      'account-deleted ada@example.org',
    ]);
    expect(await queries.selectFrom('reset_codes').selectAll().execute()).toEqual([]);
    expect((await site.join()).user.id).not.toBe(ada.user.id);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 'The provided password is invalid'],
    ['none', {}, 'Password is required'],
    ['no body', undefined, 'Password is required'],
  ])('needs the password: %s', async (_, body, message) => {
    site = await billing();
    const { jwt } = await site.join();
    expect(await remove(jwt, body)).toMatchObject({ status: 400, body: { error: { message } } });
    expect((await site.logIn('ada')).status).toBe(200);
    expect((await remove(undefined, { password: PASSWORD })).status).toBe(401);
  });

  it('keeps the account if another feature cannot finish', async () => {
    site = await billing(async () => {
      throw new AppError('conflict', 'Your subscription could not be ended. Please try again.');
    });
    const { jwt } = await site.join();
    expect(await remove(jwt, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { error: { message: 'Your subscription could not be ended. Please try again.' } },
    });
    expect((await site.logIn('ada')).status).toBe(200);
  });
});
