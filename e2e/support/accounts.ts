import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { withDevelopmentKey } from './server.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

let count = 0;

/** Unique, because tests share one installation. */
export function newPerson(): Person {
  const username = `m${Date.now().toString(36)}${process.pid.toString(36)}${count++}`;
  return { username, email: `${username}@example.org`, password: 'a boat on the calm river' };
}

/** Registers through the API, from a new IP address each time to stay below the rate limit. */
export async function register(request: APIRequestContext, person = newPerson()): Promise<Person> {
  await postFromNewAddress(request, '/api/auth/local/register', person);
  return person;
}

/** Linux answers on every address of 127/8. Where only one exists, requests come from that one. */
export async function postFromNewAddress(
  request: APIRequestContext,
  path: string,
  body: object,
  token?: string,
): Promise<unknown> {
  const { origin } = new URL((await request.get('/api/site')).url());
  const [high, low] = randomBytes(2);
  const send = (from: object) => post(origin + path, body, { ...from, ...headersFor(token) });
  try {
    return await send({ localAddress: `127.77.${high}.${low}` });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error;
    return send({});
  }
}

const headersFor = (token?: string) => ({
  headers: {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
});

async function post(url: string, body: object, options: RequestOptions): Promise<unknown> {
  const request = httpRequest(url, { method: 'POST', host: '127.0.0.1', ...options });
  request.end(JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const responseText = await text(response);
  expect(response.statusCode, responseText).toBe(200);
  return JSON.parse(responseText);
}

/** Logs in through the API, as a second device of the same person, and returns the access token. */
export async function logInOnAnotherDevice(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<string> {
  const response = await request.post('/api/auth/local', { data: { identifier: email, password } });
  expect(response.status()).toBe(200);
  return (await response.json()).jwt;
}

export async function isLoggedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get('/api/users/me', { headers })).ok();
}

/** Submits the open login form. */
export async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Opens a page as a member who is already logged in. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  const response = await page.request.post('/api/auth/local', {
    data: { identifier: person.email, password: person.password },
  });
  const { jwt, refreshToken } = await response.json();
  const { tokenStorageKey, refreshTokenStorageKey } = await getSiteSettings(page.request);
  // A page of the site that has no scripts of its own.
  await page.goto('/robots.txt');
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

/** Registers a member and opens a page as them. */
export async function openAsNewMember(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<Person> {
  const person = await register(request);
  await openAs(page, person, path);
  return person;
}

export async function getSiteSettings(
  request: APIRequestContext,
): Promise<{ tokenStorageKey: string; refreshTokenStorageKey: string }> {
  return (await request.get('/api/site')).json();
}

/** Reads the links in the newest mail to this address with a matching subject. */
export async function getLinksFromMail(page: Page, to: string, subject: RegExp): Promise<string[]> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(withDevelopmentKey('/dev/mailbox'));
  const mail = mailbox
    .locator('article')
    .filter({ hasText: `To ${to}` })
    .filter({ has: mailbox.getByRole('heading', { name: subject }) })
    .first();
  await expect(mail).toBeVisible();
  const links = await mail
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  await mailbox.close();
  return links;
}

export async function getLinkFromMail(page: Page, to: string, subject: RegExp): Promise<string> {
  const [link] = await getLinksFromMail(page, to, subject);
  expect(link).toBeTruthy();
  return link ?? '';
}

/** Confirms the address through the API with the code from the mail. */
export async function confirmEmailOf(page: Page, { email }: Person): Promise<void> {
  const link = await getLinkFromMail(page, email, /Confirm your email address/);
  const data = { code: new URL(link).searchParams.get('code') };
  const response = await page.request.post('/api/auth/confirm-address', { data });
  expect(response.status()).toBe(200);
}
