import type { AuthResponse, ErrorEnvelope } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listActions } from '../../testing/staff/list-actions.ts';
import { joinAs, staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { blockAccount } from './block-account.ts';
import { changeRole, revokeRole } from './change-role.ts';
import { transferOwnership } from './transfer-ownership.ts';

let site: AccountsApp;
let owner: AuthResponse;
let admin: AuthResponse;
let editor: AuthResponse;
let member: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  owner = await joinAs(site, 'olga', 'owner');
  admin = await joinAs(site, 'adam', 'administrator');
  editor = await joinAs(site, 'edith', 'editor');
  member = await joinAs(site, 'mia', 'member');
});
afterEach(() => site.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = <T = ErrorEnvelope>(
  { jwt: token }: AuthResponse,
  method: Method,
  url: string,
  body?: object,
) => site.send<T>(method, url, body, { token });

const rolesOf = async () =>
  Object.fromEntries(
    (await site.deps.db.queries.selectFrom('users').select(['username', 'role']).execute()).map(
      ({ username, role }) => [username, role],
    ),
  );
const actions = () => listActions(site.deps.db.queries);
const staffUrl = ({ user }: AuthResponse) => `/api/staff/${user.id}`;
const blockUrl = ({ user }: AuthResponse) => `/api/users/${user.id}/block`;
const asActor = ({ user }: AuthResponse) =>
  ({ kind: 'user', userId: user.id, address: '203.0.113.7' }) as const;

describe('escalation', () => {
  it('by an editor who invites an administrator or gives themselves a role is refused', async () => {
    const invitation = { email: 'friend@example.org', role: 'administrator' };
    expect((await as(editor, 'POST', '/api/staff', invitation)).status).toBe(403);
    const role = { role: 'administrator' };
    expect((await as(editor, 'PUT', staffUrl(editor), role)).status).toBe(403);
    expect((await as(editor, 'PUT', '/api/users/me', role)).status).toBe(200);
    expect((await rolesOf()).edith).toBe('editor');
    expect(await actions()).toEqual([]);
  });

  it('to the owner is impossible without a transfer, also for administrators', async () => {
    const role = { role: 'owner' };
    const invitation = { email: 'friend@example.org', ...role };
    expect((await as(admin, 'PUT', staffUrl(editor), role)).status).toBe(400);
    expect((await as(owner, 'POST', '/api/staff', invitation)).status).toBe(400);
    const transfer = { userId: admin.user.id };
    expect((await as(admin, 'POST', '/api/staff/transfer', transfer)).status).toBe(403);
    const attempt = { userId: editor.user.id, role: 'owner' } as const;
    await expect(changeRole(staffContext(site), asActor(admin), attempt)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(changeRole(staffContext(site), terminal, attempt)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('of a plain member needs an invitation, which proves the address', async () => {
    const role = { role: 'author' };
    expect((await as(admin, 'PUT', staffUrl(member), role)).status).toBe(409);
    expect((await as(admin, 'PUT', '/api/staff/99999', role)).status).toBe(404);
    expect((await as(admin, 'PUT', '/api/staff/99999999999', role)).status).toBe(400);
    const transfer = { userId: 99_999_999_999 };
    expect((await as(owner, 'POST', '/api/staff/transfer', transfer)).status).toBe(400);
  });

  it('by a role that was revoked a moment before is refused', async () => {
    await revokeRole(staffContext(site), terminal, admin.user.id);
    const attempt = { userId: editor.user.id, role: 'author' } as const;
    await expect(changeRole(staffContext(site), asActor(admin), attempt)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('is not possible with an old proof of identity', async () => {
    site.clock.advance(11 * MINUTE);
    expect(await as(admin, 'PUT', staffUrl(editor), { role: 'author' })).toMatchObject({
      status: 403,
      body: { error: { code: 'proof_required' } },
    });
  });
});

describe('the owner', () => {
  it('cannot be revoked, demoted, blocked or deleted', async () => {
    for (const person of [admin, owner]) {
      expect((await as(person, 'DELETE', staffUrl(owner))).status).toBe(409);
      expect((await as(person, 'PUT', staffUrl(owner), { role: 'editor' })).status).toBe(409);
      expect((await as(person, 'POST', blockUrl(owner))).status).toBe(409);
    }
    await expect(blockAccount(staffContext(site), terminal, owner.user.id)).rejects.toMatchObject({
      code: 'conflict',
    });
    const deletion = await as(owner, 'DELETE', '/api/users/me', { password: PASSWORD });
    expect(deletion).toMatchObject({ status: 409 });
    expect(await rolesOf()).toMatchObject({ olga: 'owner' });
  });

  it('is not deleted because of a request from before the transfer', async () => {
    expect((await as(admin, 'DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(200);
    const pending = () => site.deps.db.queries.selectFrom('account_deletions').selectAll();
    expect(await pending().execute()).toHaveLength(1);
    expect(await transferOwnership(staffContext(site), asActor(owner), admin.user.id)).toBe(true);
    expect(await pending().execute()).toEqual([]);
  });

  it('hands over once, whichever of two transfers comes first', async () => {
    const results = await Promise.allSettled([
      transferOwnership(staffContext(site), asActor(owner), admin.user.id),
      transferOwnership(staffContext(site), asActor(owner), editor.user.id),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const roles = Object.values(await rolesOf());
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
    expect((await rolesOf()).olga).toBe('administrator');
    expect(await actions()).toHaveLength(1);
  });

  it('is never two, whatever is written to the database', async () => {
    const { queries } = site.deps.db;
    const attempt = queries
      .updateTable('users')
      .set({ role: 'owner' })
      .where('id', '=', admin.user.id)
      .execute();
    await expect(attempt).rejects.toThrow();
  });

  it('is not somebody without a role, blocked, or unknown', async () => {
    const transfer = (userId: number) => as(owner, 'POST', '/api/staff/transfer', { userId });
    expect((await transfer(member.user.id)).status).toBe(409);
    expect((await transfer(99_999)).status).toBe(404);
    await blockAccount(staffContext(site), terminal, editor.user.id);
    expect((await transfer(editor.user.id)).status).toBe(409);
    expect((await transfer(owner.user.id)).status).toBe(200);
  });
});

describe('a blocked account', () => {
  it('loses every session at once, also with a valid access token', async () => {
    const second = (await site.logIn('mia')).body;
    expect((await as(admin, 'POST', blockUrl(member))).status).toBe(200);
    for (const session of [member, second]) {
      expect((await as(session, 'GET', '/api/users/me')).status).toBe(401);
      const { refreshToken } = session;
      expect((await site.send('POST', '/api/auth/refresh', { refreshToken })).status).toBe(401);
    }
    expect((await site.logIn('mia')) as unknown).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'account_blocked',
          message: 'Your account has been blocked by an administrator',
        },
      },
    });
    expect((await site.logIn('mia', 'wrong')) as unknown).toMatchObject({
      body: { error: { code: 'invalid_credentials' } },
    });
    await site.send('POST', '/api/auth/forgot-password', { email: 'mia@example.org' });
    expect((await site.deliver()).filter(({ kind }) => kind === 'reset-password')).toEqual([]);
  });

  it('logs in again after it was unblocked', async () => {
    await as(admin, 'POST', blockUrl(member));
    expect((await as(admin, 'POST', `/api/users/${member.user.id}/unblock`)).status).toBe(200);
    expect((await site.logIn('mia')).status).toBe(200);
    expect(await actions()).toEqual([
      `adam member.block ${member.user.id}`,
      `adam member.unblock ${member.user.id}`,
    ]);
  });

  it('cannot act as staff, and cannot be blocked by itself or twice', async () => {
    expect((await as(admin, 'POST', blockUrl(admin))).status).toBe(409);
    const results = await Promise.all(
      [1, 2, 3].map(() => blockAccount(staffContext(site), terminal, admin.user.id)),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await as(admin, 'GET', '/api/staff')).status).toBe(401);
    await expect(
      blockAccount(staffContext(site), asActor(admin), member.user.id),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
