import Fastify from 'fastify';
import { expect, it } from 'vitest';
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
