import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const ask = (url: string, remoteAddress = '192.0.2.1') => test.app.inject({ url, remoteAddress });

it('charges expensive queries to the budget of their address', async () => {
  test = await openTestApp();
  const expensive = (index: number) =>
    Array.from(
      { length: 10 },
      (_, at) => `filters[$or][${at}][title][$containsi]=${index}x${at}`,
    ).join('&');
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
