import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { User } from '@rostra/contract';
import { SignJWT } from 'jose';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryLog } from '../testing/memory-log.ts';
import { type AccountsApp, openAccountsApp } from '../testing/test-accounts.ts';
import type { TestAppOptions } from '../testing/test-app.ts';
import { HOUR, SECOND } from '../testing/test-clock.ts';

let site: AccountsApp;
afterEach(() => site.close());

/** On a port: only there is the short way. What is injected goes the long way. */
async function open(options: TestAppOptions = {}) {
  site = await openAccountsApp(options);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  return site.join();
}

const address = () => {
  const { port } = site.app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

async function ask(headers: Record<string, string>, path = '/api/users/me') {
  const answer = await fetch(address() + path, { headers });
  return { status: answer.status, headers: telling(answer.headers), body: await answer.text() };
}

async function askTheLongWay(headers: Record<string, string>) {
  const {
    statusCode,
    headers: sent,
    body,
  } = await site.app.inject({
    url: '/api/users/me',
    headers,
  });
  return { status: statusCode, headers: telling(new Headers(sent as never)), body };
}

/** Those that do not differ from one answer to the next, or by the connection. */
function telling(headers: Headers): Record<string, string> {
  const {
    date,
    connection,
    'keep-alive': _,
    'x-request-id': id,
    ...rest
  } = Object.fromEntries(headers);
  expect(id).toMatch(/^[0-9a-f]{12}-\d+$/);
  return rest;
}

async function uploadPicture(jwt: string, userId: number): Promise<void> {
  const create = { width: 30, height: 20, channels: 3, background: '#336699' } as const;
  const form = new FormData();
  form.append('ref', 'plugin::users-permissions.user');
  form.append('refId', String(userId));
  form.append('field', 'avatar');
  form.append(
    'files',
    new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]),
    'me.png',
  );
  const sent = { method: 'POST', headers: bearer(jwt), body: form };
  expect((await fetch(`${address()}/upload`, sent)).status).toBe(201);
}

const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` });

describe('who is logged in', () => {
  it.each([
    ['a member', {}],
    ['an editor', { role: 'editor' as const }],
    [
      'one with letters of all kinds',
      { first_name: 'Zoë', last_name: '李 \u{1f98b}', metadata: '{"userData":{"city":"Łódź"}}' },
    ],
  ])('gets the same answer as on the long way: %s', async (_who, changes) => {
    const { jwt } = await open();
    if (Object.keys(changes).length > 0) {
      await site.deps.db.queries.updateTable('users').set(changes).execute();
    }
    const answer = await ask(bearer(jwt));
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await askTheLongWay(bearer(jwt)));
  });

  it('gets their picture too', async () => {
    const { jwt, user } = await open();
    await uploadPicture(jwt, user.id);
    const answer = await ask(bearer(jwt));
    expect((JSON.parse(answer.body) as User).profile.avatar?.mime).toMatch(/^image\//);
    expect(answer).toEqual(await askTheLongWay(bearer(jwt)));
  });

  it('is seen: the time of the last use is kept to the minute', async () => {
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

  it('is told of a change at once', async () => {
    const { jwt } = await open();
    await ask(bearer(jwt));
    await site.send('PUT', '/api/users/me', { profile: { firstName: 'Grace' } }, { token: jwt });
    expect(JSON.parse((await ask(bearer(jwt))).body)).toMatchObject({
      profile: { firstName: 'Grace' },
    });
  });
});

describe('who is not', () => {
  it.each([
    ['an expired token', async () => site.clock.advance(24 * HOUR)],
    [
      'an ended session',
      async ({ jwt }: { jwt: string }) => {
        await site.send('POST', '/api/auth/logout', {}, { token: jwt });
      },
    ],
    [
      'a session past its time',
      async () => {
        await site.deps.db.queries.updateTable('sessions').set({ expires_at: '2000' }).execute();
      },
    ],
    [
      'a blocked account',
      async () => {
        await site.deps.db.queries.updateTable('users').set({ is_blocked: 1 }).execute();
      },
    ],
    [
      'a deleted account',
      async () => {
        await site.deps.db.queries.deleteFrom('users').execute();
      },
    ],
  ])('is told so as on the long way: %s', async (_why, happen) => {
    const joined = await open();
    expect((await ask(bearer(joined.jwt))).status).toBe(200);
    await happen(joined);
    const answer = await ask(bearer(joined.jwt));
    expect(answer.status).toBe(401);
    expect(answer).toEqual(await askTheLongWay(bearer(joined.jwt)));
  });

  it.each(['Bearer ', 'Bearer a.b.c', 'Bearer  a.b.c', 'bearer a.b.c', 'Bearer \u00e9', 'Token x'])(
    'is told so as on the long way: %j',
    async (authorization) => {
      await open();
      const answer = await ask({ authorization });
      expect(answer.status).toBe(401);
      expect(answer).toEqual(await askTheLongWay({ authorization }));
    },
  );

  it.each([
    ['padding', (jwt: string) => `${jwt}=`],
    ['a space in the signature', (jwt: string) => `${jwt.slice(0, -3)} ${jwt.slice(-3)}`],
    ['a tab in the signature', (jwt: string) => `${jwt.slice(0, -3)}\t${jwt.slice(-3)}`],
  ])('is told so as on the long way: a good token with %s', async (_what, spell) => {
    const { jwt } = await open();
    const headers = bearer(spell(jwt));
    const answer = await ask(headers);
    expect(answer.status).toBe(401);
    expect(answer).toEqual(await askTheLongWay(headers));
  });

  it('is nobody else: a token signed for one user with the session of another', async () => {
    const { user } = await open();
    const other = await site.join('eve');
    const { sid } = JSON.parse(Buffer.from(other.jwt.split('.')[1] ?? '', 'base64url').toString());
    const mixed = await new SignJWT({ id: user.id, sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(site.clock.now().getTime() / 1000) + 1000)
      .sign(new TextEncoder().encode(site.deps.secret));
    expect((await ask(bearer(mixed))).status).toBe(401);
  });

  it('is turned away with a cookie that is not repeated rightly', async () => {
    const { jwt } = await open();
    const right = { ...bearer(jwt), cookie: 'csrf=abc', 'x-csrf-token': 'abc' };
    const wrong = { ...right, 'x-csrf-token': 'abd' };
    expect((await ask(right)).status).toBe(200);
    expect((await ask(wrong)).status).toBe(403);
    expect(await ask(wrong)).toEqual(await askTheLongWay(wrong));
  });
});

it('takes one read of the database', async () => {
  const { jwt } = await open();
  const read = vi.spyOn(site.deps.db, 'read');
  expect((await ask(bearer(jwt))).status).toBe(200);
  expect(read).toHaveBeenCalledTimes(1);
});

it('leaves to the long way what is not the plain call', async () => {
  const { jwt } = await open();
  expect((await ask(bearer(jwt), '/api/users/me?populate=*')).status).toBe(200);
  expect((await ask(bearer(jwt), '/api/users/me/')).status).toBe(404);
  const head = await fetch(`${address()}/api/users/me`, { method: 'HEAD', headers: bearer(jwt) });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('leaves a fault to the long way, which reports it', async () => {
  const { logger, lines } = memoryLog();
  const { jwt } = await open({ logger });
  vi.spyOn(site.deps.db, 'read').mockRejectedValue(new Error('the disk is gone'));
  const answer = await ask(bearer(jwt));
  expect(answer.status).toBe(500);
  expect(answer.body).not.toContain('disk');
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      err: expect.objectContaining({ message: 'the disk is gone' }),
    }),
  );
});

it('is logged in one line, with the visitor behind a proxy', async () => {
  const { logger, lines } = memoryLog();
  const { jwt } = await open({ logger, env: { TRUST_PROXY: '1' } });
  await setImmediate();
  lines.length = 0;
  await ask({ ...bearer(jwt), 'x-forwarded-for': '6.6.6.6, 1.2.3.4' });
  await setImmediate();
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/api/users/me',
      ip: '1.2.3.4',
      status: 200,
      msg: 'answered',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(jwt);
});

/** The next read of the database waits until it is let go. */
function holdReading() {
  const { read } = site.deps.db;
  const asked = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  vi.spyOn(site.deps.db, 'read').mockImplementation(async (query) => {
    asked.resolve();
    await mayGoOn.promise;
    return read(query) as never;
  });
  return { asked: asked.promise, letGo: mayGoOn.resolve };
}

it('is worked on to the end before the database is closed, though its client has gone', async () => {
  const { jwt } = await open();
  const { asked, letGo } = holdReading();
  const leaving = new AbortController();
  const left = fetch(`${address()}/api/users/me`, { headers: bearer(jwt), signal: leaving.signal });
  await asked;
  leaving.abort();
  await expect(left).rejects.toThrow();
  let isClosed = false;
  const closed = site.app.close().then(() => {
    isClosed = true;
  });
  while (site.app.server.listening) await setImmediate();
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  expect(isClosed).toBe(false);
  letGo();
  await closed;
});

it('is answered to the end while the server closes', async () => {
  const { jwt } = await open();
  const { asked, letGo } = holdReading();
  const answer = ask(bearer(jwt));
  await asked;
  const closed = site.app.close();
  while (site.app.server.listening) await setImmediate();
  letGo();
  expect((await answer).status).toBe(200);
  await closed;
});
