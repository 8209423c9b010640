import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

async function addressSeen(proxies: string): Promise<string> {
  test = await openTestApp({ env: { TRUST_PROXY: proxies } });
  test.app.get('/api/test/address', async ({ ip }) => ({ ip }));
  const answer = await test.app.inject({
    url: '/api/test/address',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' },
  });
  return answer.json().ip;
}

it.each([
  ['0', '10.0.0.1'],
  ['1', '1.2.3.4'],
  ['2', '6.6.6.6'],
])('behind %s proxies the visitor is %s, whatever else was forged', async (proxies, address) => {
  expect(await addressSeen(proxies)).toBe(address);
});
