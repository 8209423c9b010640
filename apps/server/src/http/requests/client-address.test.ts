import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { clientAddress } from './client-address.ts';

const HEADERS = [undefined, '', ' ', '1.1.1.1', '1.1.1.1, 2.2.2.2', ' ,1.1.1.1,, 2.2.2.2 ,3.3.3.3'];

it.each([0, 1, 2, 3, 9])('agrees with Fastify behind %i proxies', async (trusted) => {
  const app = Fastify({ trustProxy: trusted > 0 && ((_address, hop) => hop < trusted) });
  app.get('/', (request) => ({
    fastify: request.ip,
    ours: clientAddress(request.raw, trusted),
  }));
  for (const header of HEADERS) {
    const headers = header === undefined ? {} : { 'x-forwarded-for': header };
    const { fastify, ours } = (await app.inject({ url: '/', headers })).json();
    expect(ours, `for "${header}"`).toBe(fastify);
  }
});

it.each([
  ['0', '10.0.0.1'],
  ['1', '1.2.3.4'],
  ['2', '6.6.6.6'],
])('cannot be forged behind %s proxies', async (proxies, address) => {
  const { app, close } = await openTestApp({ env: { TRUST_PROXY: proxies } });
  app.get('/api/test/address', async ({ ip }) => ({ ip }));
  const response = await app.inject({
    url: '/api/test/address',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' },
  });
  expect(response.json().ip).toBe(address);
  await close();
});
