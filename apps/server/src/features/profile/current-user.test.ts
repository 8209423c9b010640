import type { User } from '@rostra/contract';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { HOUR, SECOND } from '../../testing/test-clock.ts';

let site: AccountsApp;
afterEach(() => site.close());

async function open() {
  site = await openAccountsApp();
  return site.join();
}

const ask = (headers: Record<string, string>) => site.app.inject({ url: '/api/users/me', headers });

const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` });

describe('a member with a valid token', () => {
  it('returns names in every script', async () => {
    const { jwt } = await open();
    await site.deps.db.queries
      .updateTable('users')
      .set({ first_name: 'Zoë', last_name: '李 \u{1f98b}' })
      .execute();
    const response = await ask(bearer(jwt));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json<User>().profile).toMatchObject({
      firstName: 'Zoë',
      lastName: '李 \u{1f98b}',
    });
  });

  it('sees a change immediately', async () => {
    const { jwt } = await open();
    await ask(bearer(jwt));
    await site.send('PUT', '/api/users/me', { profile: { firstName: 'Grace' } }, { token: jwt });
    expect((await ask(bearer(jwt))).json<User>().profile.firstName).toBe('Grace');
  });

  it('updates the last use of the session at most once a minute', async () => {
    const { jwt } = await open();
    const lastUse = async () =>
      (await site.deps.db.queries.selectFrom('sessions').select('last_used_at').execute())[0]
        ?.last_used_at;
    const joined = await lastUse();
    site.clock.advance(59 * SECOND);
    await ask(bearer(jwt));
    expect(await lastUse()).toBe(joined);
    site.clock.advance(1 * SECOND);
    await ask(bearer(jwt));
    expect(await lastUse()).toBe(site.clock.now().toISOString());
  });
});

describe('refuses', () => {
  it.each([
    ['an expired token', async () => site.clock.advance(24 * HOUR)],
    [
      'an ended session',
      async ({ jwt }: { jwt: string }) => {
        await site.send('POST', '/api/auth/logout', {}, { token: jwt });
      },
    ],
    [
      'an expired session',
      async () => {
        await site.deps.db.queries.updateTable('sessions').set({ expires_at: '2000' }).execute();
      },
    ],
    [
      'the token of a blocked account',
      async () => {
        await site.deps.db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
      },
    ],
    [
      'the token of a deleted account',
      async () => {
        await site.deps.db.queries.deleteFrom('users').execute();
      },
    ],
  ])('%s', async (_why, happen) => {
    const joined = await open();
    expect((await ask(bearer(joined.jwt))).statusCode).toBe(200);
    await happen(joined);
    expect((await ask(bearer(joined.jwt))).statusCode).toBe(401);
  });

  it.each(['Bearer ', 'Bearer a.b.c', 'Bearer  a.b.c', 'bearer a.b.c', 'Bearer \u00e9', 'Token x'])(
    'the authorization %j',
    async (authorization) => {
      await open();
      expect((await ask({ authorization })).statusCode).toBe(401);
    },
  );

  it.each([
    ['padding', (jwt: string) => `${jwt}=`],
    ['a space in the signature', (jwt: string) => `${jwt.slice(0, -3)} ${jwt.slice(-3)}`],
    ['a tab in the signature', (jwt: string) => `${jwt.slice(0, -3)}\t${jwt.slice(-3)}`],
  ])('a valid token with %s', async (_what, spell) => {
    const { jwt } = await open();
    expect((await ask(bearer(spell(jwt)))).statusCode).toBe(401);
  });

  it('a token signed for one user with the session of another', async () => {
    const { user } = await open();
    const other = await site.join('eve');
    const { sid } = JSON.parse(Buffer.from(other.jwt.split('.')[1] ?? '', 'base64url').toString());
    const mixed = await new SignJWT({ id: user.id, sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(site.clock.now().getTime() / 1000) + 1000)
      .sign(new TextEncoder().encode(site.deps.secret));
    expect((await ask(bearer(mixed))).statusCode).toBe(401);
  });

  it('an anti-forgery header that does not match its cookie', async () => {
    const { jwt } = await open();
    const valid = { ...bearer(jwt), cookie: 'csrf=abc', 'x-csrf-token': 'abc' };
    expect((await ask(valid)).statusCode).toBe(200);
    expect((await ask({ ...valid, 'x-csrf-token': 'abd' })).statusCode).toBe(403);
  });
});
