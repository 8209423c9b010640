import { type Role, roleNames } from '@rostra/contract';
import { expect } from 'vitest';
import { PASSWORD } from '../test-accounts.ts';
import type { AbuseCase, AbuseSite, AbuseTable } from './abuse-case.ts';

const roleOf = async (site: AbuseSite, userId: number) =>
  (
    await site.deps.db.queries
      .selectFrom('users')
      .select('role')
      .where('id', '=', userId)
      .executeTakeFirst()
  )?.role;

/** There is one owner, who has nothing to gain. */
const ambitious = roleNames.filter((role) => role !== 'owner');
const withoutStaffRights = ambitious.filter((role) => role !== 'administrator');

const selfPromotion = (role: Role): AbuseCase => ({
  title: `gives themselves a role as ${role}`,
  run: async (site) => {
    const eve = await site.person(role);
    const { id } = eve.user;
    const body = { role: 'owner', role_id: 1, is_blocked: 0, roles: ['owner'] };
    await site.as(eve, 'PUT', '/api/users/me', body);
    await site.as(eve, 'PUT', `/api/users/${id}`, { role: { type: 'owner' } });
    const { status } = await site.as(eve, 'PUT', `/api/staff/${id}`, { role: 'administrator' });
    // An administrator has this role already, so that nothing changes.
    expect(status).toBe(role === 'administrator' ? 200 : 403);
    const transfer = await site.as(eve, 'POST', '/api/staff/transfer', { userId: id });
    expect(transfer.status).toBe(403);
    expect(await roleOf(site, id)).toBe(role);
  },
});

const promotionOfAFriend = (role: Role): AbuseCase => ({
  title: `invites, promotes, blocks or resets others as ${role}`,
  run: async (site) => {
    const [eve, friend] = [await site.person(role), await site.person('author')];
    const invitation = { email: 'friend@example.org', role: 'administrator' };
    const attempts = [
      await site.as(eve, 'POST', '/api/staff', invitation),
      await site.as(eve, 'PUT', `/api/staff/${friend.user.id}`, { role: 'administrator' }),
      await site.as(eve, 'DELETE', `/api/staff/${friend.user.id}`),
      await site.as(eve, 'POST', `/api/users/${friend.user.id}/block`),
      await site.as(eve, 'POST', `/api/users/${friend.user.id}/reset-factors`),
      await site.as(eve, 'GET', '/api/audit/export'),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
    expect(await roleOf(site, friend.user.id)).toBe('author');
  },
});

/** Someone tries to gain rights that they were not given. */
export const escalationCases: AbuseTable = {
  attack: 'Privilege escalation and mass assignment',
  cases: [
    ...ambitious.map(selfPromotion),
    ...withoutStaffRights.map(promotionOfAFriend),
    {
      title: 'registers with a role, an id and a confirmed address',
      run: async (site) => {
        const registration = {
          username: 'mallory',
          email: 'mallory@example.org',
          password: PASSWORD,
          role: 'owner',
          id: 1,
          confirmed: true,
          stripeCustomerId: 'cus_somebody',
          staff_since: null,
        };
        const { body } = await site.send<{ user: Record<string, unknown> }>(
          'POST',
          '/api/auth/local/register',
          registration,
          { address: site.newAddress() },
        );
        expect(body.user).toMatchObject({ role: { type: 'member' }, stripeCustomerId: null });
      },
    },
    {
      title: 'pollutes prototypes with a body',
      run: async (site) => {
        const eve = await site.person();
        const body = '{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}}}';
        const headers = { 'content-type': 'application/json' };
        await site.as(eve, 'PUT', '/api/users/me', body, { headers });
        expect(({} as { role?: string }).role).toBeUndefined();
        expect(await roleOf(site, eve.user.id)).toBe('member');
      },
    },
    {
      title: 'keeps working with a role that was revoked',
      run: async (site) => {
        const eve = await site.person('editor');
        expect((await site.as(eve, 'GET', '/api/blog-posts?status=draft')).status).toBe(200);
        const users = site.deps.db.queries.updateTable('users').where('id', '=', eve.user.id);
        await users.set({ role: 'member' }).execute();
        expect((await site.as(eve, 'GET', '/api/blog-posts?status=draft')).status).toBe(403);
      },
    },
  ],
};
