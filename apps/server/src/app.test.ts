import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { openTestApp } from './testing/test-app.ts';

/** Fastify ignores its own timeout settings if it does not create the server itself. */
it('sets the timeouts of requests and connections', async () => {
  const { app, close } = await openTestApp();
  expect(app.server).toMatchObject({
    headersTimeout: 60_000,
    requestTimeout: 110_000,
    keepAliveTimeout: 72_000,
  });
  await close();
});

it('closes connections that are idle after a response', async () => {
  const { app, close } = await openTestApp();
  app.server.keepAliveTimeout = 1;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [response] = await once(socket, 'data');
  expect(String(response)).toContain('HTTP/1.1 200');
  await once(socket.resume(), 'close');
  await close();
});
