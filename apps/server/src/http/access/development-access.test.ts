import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createDevelopmentAccess, isDevelopmentSite } from './development-access.ts';

const KEY = 'k'.repeat(64);
const PATH = '/dev/mailbox';
const access = createDevelopmentAccess(KEY, 3000);

const request = (
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): IncomingMessage => ({ url, headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const exchange = (url: string, ...rest: [Record<string, string>?, string?]) =>
  access.exchangeKey(request(url, ...rest), PATH);

const cookieFrom = (other = access, key = KEY) => {
  const headers = other.exchangeKey(request(`${PATH}?key=${key}`), PATH);
  return String(headers?.['set-cookie']).split(';')[0] ?? '';
};

describe('the development key', () => {
  it('is exchanged for a cookie and disappears from the address', () => {
    expect(access.linkTo(PATH)).toBe(`http://localhost:3000${PATH}?key=${KEY}`);
    const headers = exchange(`${PATH}?key=${KEY}&x=1`);
    expect(headers).toEqual({
      location: PATH,
      'set-cookie': expect.stringMatching(
        /^development-3000=[\w-]{43}; Path=\/dev\/mailbox; HttpOnly; SameSite=Lax$/,
      ),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(JSON.stringify(headers)).not.toContain(KEY);
    expect(access.hasCookie(request(PATH, { cookie: `a=b; ${cookieFrom()}` }))).toBe(true);
  });

  it.each([
    PATH,
    `${PATH}?key=`,
    `${PATH}?key=${KEY.slice(1)}`,
    `${PATH}?key=${KEY}k`,
    `${PATH}?key=${KEY.toUpperCase()}`,
    `${PATH}?key=wrong&key=${KEY}`,
    `${PATH}#key=${KEY}`,
    '//[',
  ])('is rejected in %s', (url) => {
    expect(exchange(url)).toBeUndefined();
  });

  it('is not accepted from a Referer header or a cookie', () => {
    const headers = {
      referer: `http://localhost:3000${PATH}?key=${KEY}`,
      cookie: `key=${KEY}; development-3000=${KEY}`,
    };
    expect(exchange(PATH, headers)).toBeUndefined();
    expect(access.hasCookie(request(PATH, headers))).toBe(false);
  });

  it('and its cookie grant no access from another machine', () => {
    expect(exchange(`${PATH}?key=${KEY}`, {}, '10.0.0.1')).toBeUndefined();
    const cookie = cookieFrom();
    expect(access.hasCookie(request(PATH, { cookie }, '10.0.0.1'))).toBe(false);
    expect(access.hasCookie(request(PATH, { cookie }, '::ffff:127.0.0.1'))).toBe(true);
  });

  it('gives a cookie that works after a restart, but not on another site', () => {
    const cookie = cookieFrom();
    const restarted = createDevelopmentAccess(KEY, 3000);
    expect(restarted.hasCookie(request(PATH, { cookie }))).toBe(true);
    const other = createDevelopmentAccess('o'.repeat(64), 3000);
    expect(other.hasCookie(request(PATH, { cookie }))).toBe(false);
    expect(access.hasCookie(request(PATH, { cookie: cookieFrom(other, 'o'.repeat(64)) }))).toBe(
      false,
    );
  });
});

it.each([
  ['http://localhost:3000', 0, true],
  ['http://127.8.0.1:3000', 0, true],
  ['http://[::1]:3000', 0, true],
  ['http://rostra.localhost:3000', 0, true],
  ['http://localhost:3000', 1, false],
  ['https://rostra.test', 0, false],
  ['https://www.example.org', 0, false],
  ['http://localhost.example.org', 0, false],
  ['http://127.0.0.1.example.org', 0, false],
  ['http://10.0.0.1:3000', 0, false],
])('%s with %i proxies is a development site: %s', (SITE_URL, TRUST_PROXY, expected) => {
  expect(isDevelopmentSite({ SITE_URL, TRUST_PROXY })).toBe(expected);
});
