import type { AuthResponse } from '@rostra/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';

let site: AccountsApp;
const open = async () => {
  site = await openAccountsApp();
};
const close = () => site.close();

const register = (body: unknown) => site.send('POST', '/api/auth/local/register', body);
const ada = { username: 'ada', email: 'ada@example.org', password: PASSWORD };

const RESERVED = 'This username is reserved, please choose another one';

describe('POST /api/auth/local/register refuses', () => {
  beforeAll(open);
  afterAll(close);

  it.each([
    ['no body at all', undefined],
    ['an empty object', {}],
    ['no username', { ...ada, username: undefined }],
    ['an empty e-mail', { ...ada, email: '' }],
    ['a blank username', { ...ada, username: '   ' }],
    ['no password', { ...ada, password: null }],
    ['a list', []],
    ['an object for a name', { ...ada, username: { $ne: '' } }],
  ])('reports missing fields: %s', async (_, body) => {
    const { status, body: response } = await register(body);
    expect(status).toBe(400);
    expect(response.error).toMatchObject({
      name: 'ValidationError',
      code: 'validation_failed',
      message: 'Missing required fields',
    });
  });

  it.each([
    ['email', 'not-an-address', 'Email must be a valid email address'],
    ['email', 'ada@exаmple.org', 'Email must be a valid email address'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Email must be at most 254 characters'],
    ['email', 'ada@example.org\r\nBcc: all@example.org', 'Email must be a valid email address'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(31), 'Username must be at most 30 characters'],
    ['username', 'bob@example.org', expect.stringContaining('Username may have letters')],
    ['username', 'ada\u0000b', expect.stringContaining('Username may have letters')],
    ['username', 'a\u202eda', expect.stringContaining('Username may have letters')],
    ['password', 'short', 'Password must be at least 8 characters'],
    ['password', 'x7'.repeat(65), 'Password must be at most 128 characters'],
    ['password', 'x'.repeat(900_000), 'Password must be at most 128 characters'],
    ['password', 'Password123', 'This password is too common, please choose another one'],
    [
      'password',
      'ｐａｓｓｗｏｒｄ１２３',
      'This password is too common, please choose another one',
    ],
    ['password', '87654321', 'This password is too common, please choose another one'],
    ['password', 'zzzzzzzzzz', 'This password is too common, please choose another one'],
    ['password', 'password', 'This password is too common, please choose another one'],
    ['password', 'Password', 'This password is too common, please choose another one'],
    ['password', 'Summer2026', 'This password is too common, please choose another one'],
    ['password', 'letmein!!2026', 'This password is too common, please choose another one'],
    ['password', '  password  ', 'This password is too common, please choose another one'],
    ['password', 'pass\u200bword1', 'This password is too common, please choose another one'],
    ['password', 'pässword', 'This password is too common, please choose another one'], // cspell:disable-line
    ['password', 'p.a.s.s.w.o.r.d', 'This password is too common, please choose another one'],
    ['password', 'Password1 Password1', 'This password is too common, please choose another one'],
    ['password', '12341234', 'This password is too common, please choose another one'],
    ['password', 'раssword', 'This password is too common, please choose another one'], // Cyrillic ра. cspell:disable-line
    ['password', 'adm1nadm1n', 'This password is too common, please choose another one'], // cspell:disable-line
    ['password', 'P4$$w0rd!', 'This password is too common, please choose another one'], // cspell:disable-line
    ['password', 'we1come2026', 'This password is too common, please choose another one'], // cspell:disable-line
    ['password', 'plumbline', 'Password must not be the name of this site'],
    ['password', 'The Plumbline Assembly!', 'Password must not be the name of this site'],
    ['password', 'plumbline-2026', 'Password must not be the name of this site'],
    ['password', 'ADA@example.org', 'Password must not be your username or email'],
    ['password', 'ada.ada.123', 'Password must not be your username or email'],
    ['password', 'example.org1', 'Password must not be your username or email'],
    ['username', 'admin', RESERVED],
    ['username', 'Аdmіn', RESERVED],
    ['username', 'admin_2', RESERVED],
    ['username', 'adm1n', RESERVED],
    ['username', 'suррort', RESERVED], // Cyrillic р. cspell:disable-line
    ['username', 'editors', RESERVED],
    ['username', 'rostra-support', RESERVED],
    ['username', 'staff', RESERVED],
    ['username', 'Plumbline', RESERVED],
    ['username', 'the.plumbline.assembly', RESERVED],
  ])('refuses %s %j', async (field, value, message) => {
    const { status, body } = await register({ ...ada, [field]: value });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: 'validation_failed',
      message,
      details: { errors: [{ path: [field], message, name: 'ValidationError' }] },
    });
  });
});

describe('POST /api/auth/local/register', () => {
  beforeEach(open);
  afterEach(close);

  it('creates a member, logs them in and returns the user', async () => {
    const { status, body } = await site.send<AuthResponse>('POST', '/api/auth/local/register', ada);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['jwt', 'refreshToken', 'user']);
    expect(body.jwt.split('.')).toHaveLength(3);
    expect(body.user).toEqual({
      id: 1,
      documentId: expect.stringMatching(/^[a-z0-9]{24}$/),
      username: 'ada',
      email: 'ada@example.org',
      provider: 'local',
      confirmed: false,
      blocked: false,
      factorDueAt: null,
      role: { type: 'member', name: 'Member' },
      profile: { firstName: null, lastName: null, bio: null, organisation: null, avatar: null },
      language: 'en',
      stripeCustomerId: null,
      metadata: null,
      createdAt: '2026-03-01T12:00:00.000Z',
      memberSince: '2026-03-01T12:00:00.000Z',
      updatedAt: '2026-03-01T12:00:00.000Z',
    });
    const me = await site.send('GET', '/api/users/me?populate=*', undefined, { token: body.jwt });
    expect(me.body).toEqual(body.user);
  });

  it.each([
    ['the same', {}],
    ['the e-mail in other case', { username: 'bob', email: 'ADA@Example.ORG' }],
    ['the name in other case', { username: 'ADA', email: 'bob@example.org' }],
    ['the name in Cyrillic letters', { username: 'аdа', email: 'bob@example.org' }],
    ['the name in wide letters', { username: 'ａｄａ', email: 'bob@example.org' }],
    ['the name with an accent', { username: 'adá', email: 'bob@example.org' }],
  ])('recognises a taken account: %s', async (_, change) => {
    await register(ada);
    const { status, body } = await register({ ...ada, ...change });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      name: 'ApplicationError',
      code: 'already_taken',
      message: 'Email or Username are already taken',
    });
  });

  it.each([
    { username: 'supporter', password: 'adamant bridge' },
    { username: 'badminton', password: 'canada-river' },
    { username: 'assembly-fan', password: 'an assembly of bees' },
  ])('accepts a name and a password that only resemble refused ones: %j', async (change) => {
    expect((await register({ ...ada, ...change })).status).toBe(200);
  });

  it('creates one account from twenty concurrent registrations', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({
          ...ada,
          username: `ada${index}`,
          email: index % 2 ? 'ada@example.org' : 'Ada@Example.org',
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
    const users = await site.deps.db.queries.selectFrom('users').selectAll().execute();
    expect(users).toHaveLength(1);
  });

  it('ignores unknown fields', async () => {
    const { status } = await register({
      ...ada,
      id: 77,
      role: 'editor',
      stripeCustomerId: 'cus_x',
      confirmed: false,
      blocked: true,
      is_blocked: 1,
      profile: { firstName: 'Eve' },
    });
    expect(status).toBe(200);
    const [user] = await site.deps.db.queries.selectFrom('users').selectAll().execute();
    expect(user).toMatchObject({
      id: 1,
      role: 'member',
      stripe_customer_id: null,
      is_blocked: 0,
      first_name: null,
    });
  });

  it('stores neither passwords nor tokens in clear text', async () => {
    const { body } = await site.send<AuthResponse>('POST', '/api/auth/local/register', ada);
    const { queries } = site.deps.db;
    const everything = JSON.stringify([
      await queries.selectFrom('users').selectAll().execute(),
      await queries.selectFrom('sessions').selectAll().execute(),
      await queries.selectFrom('refresh_tokens').selectAll().execute(),
      await queries.selectFrom('known_devices').selectAll().execute(),
      await queries.selectFrom('throttles').selectAll().execute(),
      await queries.selectFrom('mails').selectAll().execute(),
    ]);
    expect(everything).toContain('$argon2id$');
    for (const secret of [PASSWORD, body.jwt, body.refreshToken]) {
      expect(everything).not.toContain(secret);
    }
  });

  it('refuses invalid JSON and bodies that are too large', async () => {
    const broken = await site.app.inject({
      method: 'POST',
      url: '/api/auth/local/register',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":',
    });
    expect(broken.statusCode).toBe(400);
    expect((await register({ ...ada, password: 'x'.repeat(1_100_000) })).status).toBe(413);
  });
});
