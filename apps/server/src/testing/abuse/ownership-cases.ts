import { expect } from 'vitest';
import { SoftAuthenticator } from '../staff/soft-authenticator.ts';
import { PASSWORD } from '../test-accounts.ts';
import type { AbuseTable } from './abuse-case.ts';

/** A person with an account tries to reach what belongs to someone else. */
export const ownershipCases: AbuseTable = {
  attack: 'Wrong owner',
  cases: [
    {
      title: 'reads the account of another member, which looks as if it did not exist',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const known = await site.as(eve, 'GET', `/api/users/${ada.user.id}`);
        const unknown = await site.as(eve, 'GET', '/api/users/99999999');
        expect([known.status, known.body]).toEqual([404, unknown.body]);
      },
    },
    {
      title: 'changes the account of another member',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const body = { username: 'stolen-name' };
        expect((await site.as(eve, 'PUT', `/api/users/${ada.user.id}`, body)).status).toBe(403);
        expect((await site.as(ada, 'GET', '/api/users/me')).body).toMatchObject({
          username: ada.user.username,
        });
      },
    },
    {
      title: 'ends the session of another member',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const { body } = await site.as<{ id: string }[]>(ada, 'GET', '/api/sessions');
        const url = `/api/sessions/${body[0]?.id}`;
        expect((await site.as(eve, 'DELETE', url)).status).toBe(404);
        expect((await site.as(ada, 'GET', '/api/users/me')).status).toBe(200);
      },
    },
    {
      title: 'renames or removes the passkey of another member',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const { body } = await site.addPasskey(ada.jwt, new SoftAuthenticator());
        const url = `/api/second-factors/passkeys/${body.passkey.id}`;
        expect((await site.as(eve, 'PATCH', url, { name: 'mine' })).status).toBe(404);
        expect((await site.as(eve, 'DELETE', url)).status).toBe(404);
        expect((await site.factors(ada.jwt)).passkeys).toHaveLength(1);
      },
    },
    {
      title: 'registers a passkey for another member with a challenge of their own',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const options = await site.as(eve, 'POST', '/api/second-factors/passkeys/options');
        const response = new SoftAuthenticator().create(options.body as never);
        const stored = await site.as(ada, 'POST', '/api/second-factors/passkeys', { response });
        expect(stored).toMatchObject({ status: 400, body: { error: { code: 'invalid_passkey' } } });
      },
    },
    {
      title: 'replaces the picture of another member',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const field = (name: string, value: string) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
        const form = [
          field('ref', 'plugin::users-permissions.user'),
          field('refId', String(ada.user.id)),
          field('field', 'avatar'),
          '--x--\r\n',
        ].join('');
        const headers = { 'content-type': 'multipart/form-data; boundary=x' };
        const { status } = await site.as(eve, 'POST', '/api/upload', form, { headers });
        expect(status).toBe(403);
      },
    },
    {
      title: 'marks the notices of another member as read',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const notices = () =>
          site.deps.db.queries
            .selectFrom('notices')
            .select(['id', 'read_at'])
            .where('user_id', '=', ada.user.id)
            .execute();
        await site.logIn(ada.user.username, PASSWORD, { address: site.newAddress() });
        const [notice] = await notices();
        const { status } = await site.as(eve, 'POST', `/api/notifications/n${notice?.id}/read`);
        expect(status).toBe(404);
        expect((await notices())[0]).toMatchObject({ read_at: null });
      },
    },
    {
      title: 'proves someone else’s identity with their own second factor',
      run: async (site) => {
        const [eve, ada] = [await site.person(), await site.person()];
        const { secret } = await site.addTotp(eve.jwt);
        const proof = { method: 'totp', code: site.code(secret, 1) };
        expect((await site.as(ada, 'POST', '/api/auth/prove', proof)).status).toBe(400);
      },
    },
  ],
};
