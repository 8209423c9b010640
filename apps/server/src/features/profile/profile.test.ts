import type { User } from '@rostra/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { HOUR } from '../../testing/test-clock.ts';

let site: AccountsApp;
const open = async () => {
  site = await openAccountsApp();
};
const close = () => site.close();

const put = (token: string | undefined, body: unknown, url = '/api/users/me') =>
  site.send<User>('PUT', url, body, { token });

const METADATA =
  '{ "userData" : {"address":"1 Rue de l\\u00c9glise","city":"Zürich","state":"","zipCode":"08001","phoneNumber":"+41 44 000 00 00","country":"CH"},\n "theme":[1,2.50,"x"] }';

describe('PUT /api/users/me, invalid input', () => {
  let jwt: string;
  beforeAll(async () => {
    await open();
    jwt = (await site.join()).jwt;
  });
  afterAll(close);

  it.each([
    ['no JSON', 'nonsense', 'Metadata must be a JSON object'],
    ['a list', '[]', 'Metadata must be a JSON object'],
    ['an object instead of a string', { userData: {} }, 'Metadata must be a JSON string'],
    ['userData that is text', '{"userData":"x"}', 'userData must be an object'],
    ['a city that is a number', '{"userData":{"city":7}}', 'City must be text'],
    [
      'a long zip code',
      `{"userData":{"zipCode":"${'9'.repeat(21)}"}}`,
      'Zip code must be at most 20 characters',
    ],
    ['too much', `{"x":"${'y'.repeat(10_000)}"}`, 'Metadata must be at most 10000 characters'],
    ['a lone surrogate', '{"x":"\ud800"}', 'Metadata must be a JSON object'],
  ])('refuses metadata that is %s', async (_, metadata, message) => {
    expect(await put(jwt, { metadata })).toMatchObject({
      status: 400,
      body: { error: { message, details: { errors: [{ path: ['metadata'] }] } } },
    });
  });

  it.each([
    [{ firstName: 7 }, 'First name must be text'],
    [{ profile: { lastName: 'x'.repeat(101) } }, 'Last name must be at most 100 characters'],
    [{ firstName: 'a\u0000b' }, 'First name contains characters that cannot be used'],
    [{ organisation: 'a\r\nBcc: b' }, 'Organisation contains characters that cannot be used'],
    [{ bio: '\ud800' }, '"About you" contains characters that cannot be used'],
    [{ profile: 'Ada' }, 'Profile must be an object'],
    [[], 'The request body must be an object'],
    [undefined, 'The request body must be an object'],
  ])('refuses %j', async (body, message) => {
    expect(await put(jwt, body)).toMatchObject({ status: 400, body: { error: { message } } });
  });
});

describe('PUT /api/users/me', () => {
  beforeEach(open);
  afterEach(close);

  it.each([
    [{ firstName: 'The Plumbline Assembly (Editors)' }, 'firstName'],
    [{ firstName: 'Ada', lastName: '(Editors)' }, 'lastName'],
    [{ profile: { firstName: 'Suррort' } }, 'firstName'], // Cyrillic р. cspell:disable-line
    [{ firstName: 'The Plumbline', lastName: 'Assembly' }, 'firstName'],
    [{ firstName: 'Ad', lastName: 'min' }, 'firstName'],
    [{ firstName: 'Ada\u202e' }, 'firstName'],
  ])('refuses a name that poses as the site or its staff: %j', async (body, field) => {
    const { jwt } = await site.join();
    const refused = await put(jwt, body);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_failed', details: { errors: [{ path: [field] }] } } },
    });
    expect((await put(jwt, {})).body.profile).toMatchObject({ firstName: null, lastName: null });
  });

  it('puts no such name together from two requests', async () => {
    const { jwt } = await site.join();
    expect((await put(jwt, { firstName: 'Ada', lastName: 'Lovelace' })).status).toBe(200);
    const both = await Promise.all([put(jwt, { firstName: 'Ad' }), put(jwt, { lastName: 'min' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('keeps a name that a member has already, and lets staff have one', async () => {
    const { jwt, user } = await site.join();
    const users = site.deps.db.queries.updateTable('users').where('id', '=', user.id);
    await users.set({ first_name: 'Support', last_name: 'Team' }).execute();
    const same = { firstName: 'Support', lastName: 'Team', bio: 'Hello' };
    expect(await put(jwt, same)).toMatchObject({ status: 200, body: { profile: same } });
    expect((await put(jwt, { lastName: 'Desk' })).status).toBe(400);
    await users.set({ role: 'editor' }).execute();
    expect((await put(jwt, { lastName: 'Desk' })).status).toBe(200);
  });

  it.each([
    ['PUT', '/api/users/me'],
    ['PUT', '/api/users/1'],
    ['PATCH', '/api/users/1'],
  ] as const)('stores what was sent and keeps the rest: %s %s', async (method, url) => {
    const { jwt } = await site.join();
    site.clock.advance(HOUR);
    const first = await site.send<User>(
      method,
      url,
      { profile: { firstName: ' Ada ', lastName: 'Lovelace', bio: 'Line one\nLine two' } },
      { token: jwt },
    );
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ updatedAt: '2026-03-01T13:00:00.000Z' });
    const second = await site.send<User>(
      method,
      url,
      { organisation: 'Analytical Society', lastName: '' },
      { token: jwt },
    );
    expect(second.body.profile).toEqual({
      firstName: 'Ada',
      lastName: null,
      bio: 'Line one\nLine two',
      organisation: 'Analytical Society',
      avatar: null,
    });
    const me = await site.send('GET', '/api/users/me?populate=*', undefined, { token: jwt });
    expect(me.body).toEqual(second.body);
  });

  it('keeps metadata byte for byte', async () => {
    const { jwt } = await site.join();
    expect((await put(jwt, { metadata: METADATA })).body.metadata).toBe(METADATA);
    await put(jwt, { firstName: 'Ada' });
    const me = await site.send<User>('GET', '/api/users/me', undefined, { token: jwt });
    expect(me.body.metadata).toBe(METADATA);
    expect((await put(jwt, { metadata: null })).body.metadata).toBe(null);
  });

  it('ignores fields that members may not change', async () => {
    const { jwt, user } = await site.join();
    const { status, body } = await put(jwt, {
      id: 99,
      documentId: 'x',
      email: 'root@example.org',
      password: 'hijacked password',
      password_hash: 'x',
      role: 'editor',
      confirmed: false,
      blocked: true,
      is_blocked: 1,
      stripeCustomerId: 'cus_stolen',
      stripe_customer_id: 'cus_stolen',
      avatar_id: 1,
      createdAt: '1970-01-01',
      profile: { role: 'editor', avatar_id: 3 },
    });
    expect(status).toBe(200);
    expect(body).toEqual(user);
    expect((await site.logIn('ada')).status).toBe(200);
  });

  it('refuses another username instead of ignoring it', async () => {
    const { jwt, user } = await site.join();
    for (const username of ['grace', 'ADA', '', null, 7, {}]) {
      const { status, body } = await put(jwt, { username, firstName: 'Grace' });
      expect([username, status]).toEqual([username, 400]);
      expect(body).toMatchObject({ error: { details: { errors: [{ path: ['username'] }] } } });
    }
    const same = await put(jwt, { username: user.username, firstName: 'Ada' });
    expect(same.body).toMatchObject({ username: user.username, profile: { firstName: 'Ada' } });
  });

  it('never changes other users', async () => {
    const ada = await site.join('ada');
    const bob = await site.join('bob');
    const others = [bob.user.id, 999, 0, -1, 'nobody', '1e0', '0x1', '99999999999', '%00'];
    for (const id of others) {
      for (const method of ['PUT', 'PATCH'] as const) {
        const response = await site.send(
          method,
          `/api/users/${id}`,
          { firstName: 'Eve' },
          { token: ada.jwt },
        );
        expect(response, String(id)).toMatchObject({
          status: 403,
          body: { error: { message: 'You can only change your own account' } },
        });
      }
    }
    const { body } = await site.send<User>('GET', '/api/users/me', undefined, { token: bob.jwt });
    expect(body).toEqual(bob.user);
  });

  it('requires a login', async () => {
    expect((await put(undefined, {})).status).toBe(401);
    expect((await put(undefined, {}, '/api/users/1')).status).toBe(401);
  });
});

describe('GET /api/users/{id}', () => {
  beforeEach(open);
  afterEach(close);

  const get = (token: string | undefined, id: unknown) =>
    site.send('GET', `/api/users/${id}?populate=profile`, undefined, { token });

  it('shows members themselves, and others only to staff who may read members', async () => {
    const ada = await site.join('ada');
    const bob = await site.join('bob');
    expect(await get(ada.jwt, ada.user.id)).toMatchObject({ status: 200, body: ada.user });
    for (const id of [bob.user.id, 999, 'nobody', '99999999999', '%00']) {
      expect(await get(ada.jwt, id)).toMatchObject({
        status: 404,
        body: { error: { name: 'NotFoundError', message: 'Not Found' } },
      });
    }
    const users = site.deps.db.queries.updateTable('users').where('id', '=', ada.user.id);
    for (const role of ['editor', 'author'] as const) {
      await users.set({ role }).execute();
      expect((await get(ada.jwt, bob.user.id)).status).toBe(404);
    }
    for (const role of ['treasurer', 'administrator', 'owner'] as const) {
      await users.set({ role }).execute();
      expect(await get(ada.jwt, bob.user.id)).toMatchObject({ status: 200, body: bob.user });
    }
    expect((await get(ada.jwt, 999)).status).toBe(404);
    expect((await get(undefined, 1)).status).toBe(401);
  });
});
