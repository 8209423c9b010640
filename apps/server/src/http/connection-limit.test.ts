import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { connectionLimit, limitConnections } from './connection-limit.ts';

it('logs that connections are refused, once a minute', async () => {
  const lines: unknown[] = [];
  const server = createServer();
  limitConnections(server, { warn: (...line) => lines.push(line) }, 1);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const first = connect(port, '127.0.0.1');
  onTestFinished(() => {
    first.destroy();
    server.close();
  });
  await once(server, 'connection');
  for (let index = 0; index < 2; index += 1) {
    const refused = connect(port, '127.0.0.1').on('error', () => {});
    await once(server, 'drop');
    refused.destroy();
  }
  expect(lines).toEqual([
    [{ limit: 1, dropped: 1 }, 'connection limit reached: connections are refused'],
  ]);
});

it('leaves descriptors for the database and files', () => {
  expect(connectionLimit(1024)).toBe(924);
  expect(connectionLimit(64)).toBe(32);
  expect(connectionLimit(undefined)).toBeUndefined();
});
