import type { Role } from '@rostra/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { joinAs } from '../testing/staff/staff-context.ts';
import { openAccountsApp } from '../testing/test-accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const ask = (url: string, remoteAddress = '192.0.2.1') => test.app.inject({ url, remoteAddress });

const expensive = (index: number) =>
  Array.from(
    { length: 10 },
    (_, at) => `filters[$or][${at}][title][$containsi]=${index}x${at}`,
  ).join('&');

it('charges expensive queries to the budget of their address', async () => {
  test = await openTestApp();
  const statuses: number[] = [];
  for (let index = 0; index <= 12; index += 1) {
    statuses.push((await ask(`/api/blog-posts?${expensive(index)}`)).statusCode);
  }
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
  const refused = await ask(`/api/blog-posts?${expensive(20)}`);
  expect(refused.json().error.message).toMatch(/^Too many expensive queries/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/api/blog-posts?filters[slug]=a')).statusCode).toBe(200);
  expect((await ask(`/api/blog-posts?${expensive(21)}`, '192.0.2.2')).statusCode).toBe(200);
});

describe.each<[Role, boolean]>([
  ['owner', true],
  ['administrator', true],
  ['editor', true],
  ['author', false],
  ['treasurer', false],
  ['member', false],
])('a person with the role %s', (role, isUnlimited) => {
  it(`${isUnlimited ? 'may' : 'may not'} filter by parts of bodies and without a budget`, async () => {
    const site = await openAccountsApp();
    test = site;
    const { jwt: token } = await joinAs(site, 'ada', role);
    const status = async (query: string) =>
      (await site.send('GET', `/api/blog-posts?${query}`, undefined, { token })).status;
    expect(await status('filters[body][$containsi]=a')).toBe(isUnlimited ? 200 : 400);
    const statuses: number[] = [];
    for (let index = 0; index <= 12; index += 1) statuses.push(await status(expensive(index)));
    expect(statuses.at(-1)).toBe(isUnlimited ? 200 : 429);
  });
});

it('lets authors filter by parts of the bodies of their own drafts', async () => {
  const site = await openAccountsApp();
  test = site;
  const { jwt: token } = await joinAs(site, 'ada', 'author');
  const url = '/api/blog-posts?status=draft&filters[body][$containsi]=a';
  expect((await site.send('GET', url, undefined, { token })).status).toBe(200);
});
