import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quickHasher } from '../../../testing/quick-hasher.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../../testing/test-accounts.ts';
import { HOUR, MINUTE, SECOND } from '../../../testing/test-clock.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const wrong = (identifier: string, address = '10.0.0.9') =>
  site.logIn(identifier, 'not the password', { address });
const right = (address = '10.0.0.9') => site.logIn('ada', PASSWORD, { address });

/** The cookies that a browser stores from a response. */
function browserOf(response: { raw: { cookies: { name: string; value: string }[] } }) {
  const jar = response.raw.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const csrf = response.raw.cookies.find(({ name }) => name === 'csrf')?.value ?? '';
  return { cookie: jar, 'x-csrf-token': csrf };
}

describe('POST /api/auth/local', () => {
  it.each(['ada', 'ADA', ' ada ', 'ada@example.org', 'Ada@Example.ORG'])(
    'lets %j in',
    async (identifier) => {
      const { user } = await site.join();
      const { status, body } = await site.logIn(identifier);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['jwt', 'refreshToken', 'user']);
      expect(body.user).toEqual(user);
    },
  );

  it('accepts the password in any Unicode composition', async () => {
    const password = 'caf\u00e9 cre\u0300me ﬁn';
    await site.send('POST', '/api/auth/local/register', {
      username: 'zoe',
      email: 'zoe@example.org',
      password,
    });
    expect((await site.logIn('zoe', password.normalize('NFD'))).status).toBe(200);
    expect((await site.logIn('zoe', password.normalize('NFKC'))).status).toBe(200);
  });

  it('responds to a wrong password and an unknown account with the same bytes', async () => {
    await site.join();
    const responses = [
      await wrong('ada'),
      await wrong('ada@example.org'),
      await wrong('nobody'),
      await wrong('nobody@example.org'),
      await wrong('\u0000'),
      await wrong('\ud800'),
      await wrong('x'.repeat(100_000)),
      await site.logIn('ada', 'x'.repeat(100_000)),
      await site.logIn('ada', `${PASSWORD} `),
      await site.logIn('ada', PASSWORD.toUpperCase()),
    ];
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(400));
    expect(new Set(responses.map(({ raw }) => raw.body)).size).toBe(1);
    expect(responses[0]?.body).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        code: 'invalid_credentials',
        message: 'Invalid identifier or password',
        details: {},
      },
    });
  });

  it.each([
    [undefined, 'Email or username and password are required'],
    [{}, 'Email or username is required, Password is required'],
    [{ identifier: 'ada' }, 'Password is required'],
    [{ identifier: '', password: 'x' }, 'Email or username is required'],
    [{ identifier: { $gt: '' }, password: 'x' }, 'Email or username is required'],
  ])('reports what is missing in %j', async (body, message) => {
    const response = await site.send('POST', '/api/auth/local', body);
    expect(response).toMatchObject({
      status: 400,
      body: { error: { name: 'ValidationError', message } },
    });
  });

  it('reports a blocked account only with the right password', async () => {
    await site.join();
    await site.deps.db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
    expect((await right()).body).toMatchObject({
      error: {
        status: 400,
        code: 'account_blocked',
        message: 'Your account has been blocked by an administrator',
      },
    });
    expect((await wrong('ada')).body).toMatchObject({ error: { code: 'invalid_credentials' } });
  });

  it('refuses a login during which the account is blocked', async () => {
    await site.join();
    const hasher = quickHasher({ memoryCost: 8, timeCost: 1 });
    const slow = await openAccountsApp({
      db: site.deps.db,
      hasher: {
        ...hasher,
        verify: async (...given) => {
          const matches = await hasher.verify(...given);
          await site.deps.db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
          return matches;
        },
      },
    });
    expect((await slow.logIn('ada')).status).toBe(400);
    await slow.app.close();
    await site.deps.db.queries.updateTable('users').set({ is_blocked: 0 }).execute();
    const sessions = await site.deps.db.queries.selectFrom('sessions').select('id').execute();
    expect(sessions).toHaveLength(1);
  });

  it('rehashes the password when the cost has changed', async () => {
    await site.join();
    const read = () =>
      site.deps.db.queries.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
    const before = await read();
    const dearer = await openAccountsApp({
      db: site.deps.db,
      hasher: quickHasher({ memoryCost: 16, timeCost: 1 }),
    });
    expect((await dearer.logIn('ada')).status).toBe(200);
    await dearer.app.close();
    const after = await read();
    expect(after.password_hash).not.toBe(before.password_hash);
    expect(after.password_hash).toContain('m=16');
    expect((await site.logIn('ada')).status).toBe(200);
  });

  it('lets two logins in of which each rehashes the password', async () => {
    await site.join();
    const hasher = quickHasher({ memoryCost: 16, timeCost: 1 });
    let isFirst = true;
    const dearer = await openAccountsApp({
      db: site.deps.db,
      hasher: {
        ...hasher,
        hash: async (password) => {
          const hashed = await hasher.hash(password);
          if (isFirst) {
            isFirst = false;
            expect((await dearer.logIn('ada')).status).toBe(200);
          }
          return hashed;
        },
      },
    });
    expect((await dearer.logIn('ada')).status).toBe(200);
    await dearer.app.close();
    expect(isFirst).toBe(false);
  });
});

describe('guessing passwords', () => {
  it('is delayed after five attempts, longer each time, and forgiven over time', async () => {
    await site.join();
    for (let i = 0; i < 5; i += 1) expect((await wrong('ada')).status).toBe(400);
    const blocked = await wrong('ada');
    expect(blocked).toMatchObject({
      status: 429,
      body: {
        error: {
          name: 'RateLimitError',
          code: 'rate_limited',
          message: 'Too many attempts, please try again in 30 seconds.',
        },
      },
    });
    expect(blocked.raw.headers['retry-after']).toBe('30');
    expect((await right()).status).toBe(429);
    site.clock.advance(30 * SECOND);
    expect((await wrong('ada')).status).toBe(400);
    site.clock.advance(59 * SECOND);
    expect((await right()).status).toBe(429);
    site.clock.advance(1 * SECOND);
    expect((await right()).status).toBe(200);
    expect((await wrong('ada')).status).toBe(400);
  });

  it('waits 15 minutes at most, and starts again after a quiet hour', async () => {
    await site.join();
    for (let i = 0; i < 16; i += 1) {
      await wrong('ada');
      site.clock.advance(15 * MINUTE);
    }
    expect((await wrong('ada')).status).toBe(400);
    site.clock.advance(HOUR + SECOND);
    for (let i = 0; i < 5; i += 1) expect((await wrong('ada')).status).toBe(400);
  });

  it('counts attempts that run at the same time', async () => {
    await site.join();
    const responses = await Promise.all(Array.from({ length: 20 }, () => wrong('ada')));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('behaves the same for an unknown account', async () => {
    await site.join();
    const bodies = async (name: string, address: string) => {
      const responses = [];
      for (let i = 0; i < 6; i += 1) responses.push((await wrong(name, address)).raw.body);
      return responses;
    };
    expect(await bodies('ada', '10.0.0.1')).toEqual(await bodies('nobody', '10.0.0.2'));
  });

  it('from one address does not stop the member at another', async () => {
    await site.join();
    for (let i = 0; i < 10; i += 1) await wrong('ada', '10.6.6.6');
    expect((await right('10.0.0.2')).status).toBe(200);
  });

  it('counts a whole IPv6 network as one', async () => {
    await site.join();
    for (let i = 0; i < 5; i += 1) await wrong('ada', `2001:db8:1:2::${i + 1}`);
    expect((await wrong('ada', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await wrong('ada', '2001:db8:1:3::1')).status).toBe(400);
  });

  it('from everywhere never locks out a browser that has logged in before', async () => {
    await site.join();
    const browser = browserOf(await right('10.0.0.2'));
    for (let i = 0; i < 60; i += 1) await wrong('ada', `10.6.${i}.1`);
    expect((await right('10.0.0.3')).status).toBe(429);
    const options = { address: '10.0.0.2', headers: browser };
    expect((await site.logIn('ada', PASSWORD, options)).status).toBe(200);
  });

  it('is not helped by a cookie without its header, nor by a forged one', async () => {
    await site.join();
    const { cookie } = browserOf(await right('10.0.0.2'));
    const madeUp = { cookie: `csrf=x; device=${'d'.repeat(43)}`, 'x-csrf-token': 'x' };
    for (let i = 0; i < 5; i += 1) await wrong('ada', '10.0.0.2');
    for (const headers of [{ cookie }, madeUp]) {
      const response = await site.logIn('ada', PASSWORD, { address: '10.0.0.2', headers });
      expect(response.status).toBe(429);
    }
  });

  it('of many accounts from one address is delayed too', async () => {
    await site.join();
    for (let i = 0; i < 50; i += 1) await wrong(`name${i}`, '10.6.6.6');
    expect((await wrong('another', '10.6.6.6')).status).toBe(429);
    expect((await right('10.0.0.2')).status).toBe(200);
  });

  it('is counted across all processes of one database', async () => {
    await site.join();
    const second = await openAccountsApp({ db: site.deps.db });
    for (let i = 0; i < 5; i += 1) await wrong('ada');
    const response = await second.logIn('ada', PASSWORD, { address: '10.0.0.9' });
    expect(response.status).toBe(429);
    await second.app.close();
  });
});

describe('cookies', () => {
  it('are set at login: one that pages can read and one that they cannot', async () => {
    await site.join();
    const { raw } = await right();
    const cookies = raw.headers['set-cookie'] as string[];
    expect(cookies).toEqual([
      expect.stringMatching(/^csrf=[\w-]{43}; Max-Age=31536000; Path=\/; SameSite=Lax$/),
      expect.stringMatching(
        /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('have a name that only this host can set, if the site uses https', async () => {
    const env = { SITE_URL: 'https://www.example.org' };
    const secure = await openAccountsApp({ db: site.deps.db, env });
    await secure.join();
    const login = await secure.logIn('ada');
    const device = login.raw.cookies.find(({ name }) => name === '__Host-device');
    expect(device).toMatchObject({ path: '/', secure: true, httpOnly: true });
    expect(device).not.toHaveProperty('domain');
    const browser = browserOf(login);
    for (let i = 0; i < 60; i += 1) {
      await secure.logIn('ada', 'wrong', { address: `10.6.${i}.1` });
    }
    const renamed = { ...browser, cookie: browser.cookie.replace('__Host-', '') };
    const logIn = (headers: Record<string, string>) =>
      secure.logIn('ada', PASSWORD, { address: '10.0.0.3', headers });
    expect((await logIn(renamed)).status).toBe(429);
    expect((await logIn(browser)).status).toBe(200);
    await secure.app.close();
  });

  it('never keep a device id that the client chose', async () => {
    await site.join();
    const chosen = 'd'.repeat(43);
    const headers = { cookie: `csrf=x; device=${chosen}`, 'x-csrf-token': 'x' };
    const deviceOf = (response: Awaited<ReturnType<typeof right>>) =>
      response.raw.cookies.find(({ name }) => name === 'device')?.value;
    const first = await site.logIn('ada', PASSWORD, { headers });
    expect(deviceOf(first)).toMatch(/^[\w-]{43}$/);
    expect(deviceOf(first)).not.toBe(chosen);
    const second = await site.logIn('ada', PASSWORD, { headers: browserOf(first) });
    expect(deviceOf(second)).toBe(deviceOf(first));
  });

  it('alone do not log anyone in', async () => {
    await site.join();
    const headers = browserOf(await right());
    expect((await site.send('GET', '/api/users/me', undefined, { headers })).status).toBe(401);
  });

  it('and a header that disagree are refused', async () => {
    const headers = { cookie: 'csrf=aaaa', 'x-csrf-token': 'bbbb' };
    const response = await site.send('POST', '/api/auth/logout', {}, { headers });
    expect(response).toMatchObject({
      status: 403,
      body: { error: { message: 'Invalid anti-forgery token' } },
    });
  });
});
