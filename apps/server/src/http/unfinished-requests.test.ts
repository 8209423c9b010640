import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createLogger } from '../adapters/logger.ts';
import { Connections } from './connections.ts';
import { createFastify, TIMEOUTS } from './create-fastify.ts';

const SHORT = {
  ...TIMEOUTS,
  headersTimeout: 50,
  requestTimeout: 50,
  connectionsCheckingInterval: 5,
};
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it('gives a client less than two minutes for its whole request', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = TIMEOUTS;
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThan(
    2 * 60_000,
  );
});

it.each([
  ['headers', POST, '408 Request Timeout'],
  ['a body', `${POST}Content-Length: 100\r\n\r\n{"a":`, '408 Request Timeout'],
  ['chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":`, '408 Request Timeout'],
  [
    'a body that is not read',
    `${POST.replace('/ ', '/refused ')}Content-Length: 100\r\n\r\n{`,
    '401 Unauthorized',
  ],
])('closes a connection whose request does not end within %s', async (_, sent, status) => {
  const app = createFastify({
    logger: createLogger('silent'),
    nextRequestId: randomUUID,
    trustedProxies: 0,
    connections: new Connections(),
    intercept: (handler) => handler,
    timeouts: SHORT,
  });
  app.post('/', async () => 'received');
  app.route({
    method: 'POST',
    url: '/refused',
    onRequest: async (_request, reply) => reply.code(401).send(),
    handler: async () => 'received',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.write(sent);
  await once(socket, 'close');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\\r\\n`));
  await app.close();
});
