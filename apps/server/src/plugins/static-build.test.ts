import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const ask = async (url: string) => {
  const { statusCode } = await test.app.inject({ url, remoteAddress: '192.0.2.1' });
  return statusCode;
};
const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

it('lets an anonymous build of 2,000 pages through', async () => {
  const statuses: number[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const pagination = `pagination[page]=${page}&pagination[pageSize]=100`;
    statuses.push(await ask(`/api/blog-posts?populate=*&${pagination}`));
  }
  for (let index = 0; index < 2_000; index += 1) {
    statuses.push(await ask(`/api/blog-posts?filters[slug]=post-${index}&populate=*`));
  }
  expect(refused(statuses)).toBe(0);
});

it('limits an address that asks for lists without end', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 2_000 && refused(statuses) === 0; index += 1) {
    // Each is another list, so that none is cached.
    statuses.push(await ask(`/api/blog-posts?pagination[start]=${index}`));
  }
  expect(refused(statuses)).toBe(1);
});
