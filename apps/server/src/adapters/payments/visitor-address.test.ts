import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitorAddress } from './visitor-address.ts';

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
])('returns behind %s proxies the address %s, whatever was forged', async (proxies, address) => {
  expect(await addressSeen(proxies)).toBe(address);
});

it.each([
  undefined,
  '',
  ' ',
  '1.2.3.4',
  '6.6.6.6, 1.2.3.4',
  '6.6.6.6,1.2.3.4',
  ' 6.6.6.6 , , 1.2.3.4 ,',
  'unknown, 1.2.3.4',
])('is the same as request.ip of Fastify: %j', async (forwarded) => {
  for (const proxies of [0, 1, 2, 3]) {
    test = await openTestApp({ env: { TRUST_PROXY: String(proxies) } });
    test.app.get('/api/test/both', async ({ ip, raw }) => [ip, visitorAddress(raw, proxies)]);
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const request = { url: '/api/test/both', remoteAddress: '10.0.0.1', headers };
    const [ip, ours] = (await test.app.inject(request)).json();
    expect(ours).toBe(ip);
    if (proxies < 3) await test.close();
  }
});
