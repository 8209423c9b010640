import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Person {
  username: string;
  email: string;
  password: string;
}

let count = 0;

/** Somebody new: tests share one installation. */
export function somebody(): Person {
  const username = `m${Date.now().toString(36)}${process.pid.toString(36)}${count++}`;
  return { username, email: `${username}@example.org`, password: 'a boat on the calm river' };
}

/**
 * Becomes a member without a browser, each from an address of its own: so many people do not join
 * from one in ten minutes.
 */
export async function register(request: APIRequestContext, person = somebody()): Promise<Person> {
  await postFromElsewhere(request, '/api/auth/local/register', person);
  return person;
}

/**
 * Succeeds, or the test ends. Linux answers on every address of 127/8; where there is only one, that one
 * has to do.
 */
export async function postFromElsewhere(
  request: APIRequestContext,
  path: string,
  body: object,
  token?: string,
): Promise<unknown> {
  const { origin } = new URL((await request.get('/api/site')).url());
  const [high, low] = randomBytes(2);
  const send = (from: object) => post(origin + path, body, { ...from, ...headersOf(token) });
  try {
    return await send({ localAddress: `127.77.${high}.${low}` });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error;
    return send({});
  }
}

const headersOf = (token?: string) => ({
  headers: {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
});

async function post(url: string, body: object, options: RequestOptions): Promise<unknown> {
  const sent = httpRequest(url, { method: 'POST', host: '127.0.0.1', ...options });
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const answered = await text(answer);
  expect(answer.statusCode, answered).toBe(200);
  return JSON.parse(answered);
}

/** Another device of the same person. */
export async function logInElsewhere(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<string> {
  const answer = await request.post('/api/auth/local', { data: { identifier: email, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).jwt;
}

export async function isLoggedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get('/api/users/me', { headers })).ok();
}

/** Fills in the login form that is open. */
export async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** A page whose reader is logged in already. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  const answer = await page.request.post('/api/auth/local', {
    data: { identifier: person.email, password: person.password },
  });
  const { jwt, refreshToken } = await answer.json();
  const { tokenStorageKey, refreshTokenStorageKey } = await siteOf(page.request);
  await page.goto('/about');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      [tokenStorageKey, jwt],
      [refreshTokenStorageKey, refreshToken],
    ] as [string, string][],
  );
  await page.goto(path);
}

export async function siteOf(
  request: APIRequestContext,
): Promise<{ tokenStorageKey: string; refreshTokenStorageKey: string }> {
  return (await request.get('/api/site')).json();
}

/** The links in the newest mail to this address whose subject matches. */
export async function linkInMail(page: Page, to: string, subject: RegExp): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/dev/mailbox');
  const mail = mailbox
    .locator('article')
    .filter({ hasText: `To ${to}` })
    .filter({ has: mailbox.getByRole('heading', { name: subject }) })
    .first();
  const link = await mail.getByRole('link').first().getAttribute('href');
  await mailbox.close();
  expect(link).toBeTruthy();
  return link ?? '';
}
