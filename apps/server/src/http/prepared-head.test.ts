import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PreparedHead } from './prepared-head.ts';

const BODY = 'Text – 政策';
const LENGTH = Buffer.byteLength(BODY);
const LINES = [
  ['content-type', 'text/plain'],
  ['content-security-policy', "default-src 'none'"],
] as const;
const head = new PreparedHead(200, LINES);

let server: Server;
let isEnding = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isEnding) response.shouldKeepAlive = false;
    if (request.url === '/prepared') head.write(response, 'id-1', LENGTH);
    else {
      const lines = [...LINES.flat(), 'x-request-id', 'id-1', 'content-length', String(LENGTH)];
      response.writeHead(200, lines);
    }
    response.end(BODY);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** All that comes until the connection ends; the names of lines in one case and one order. */
async function ask(request: string): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  return answer.split(/(?=HTTP\/1\.1 )/).map((one) => {
    const [lines = '', body = ''] = one.split('\r\n\r\n');
    const [status = '', ...rest] = lines.split('\r\n');
    const named = rest.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
    const dated = named.map((line) => line.replace(/^date: \w{3}, .* GMT$/, 'date: now'));
    return [status, ...dated.sort(), '', body].join('\n');
  });
}

const REQUESTS: Record<string, string> = {
  'one and close': 'GET $ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'two at once':
    'GET $ HTTP/1.1\r\nHost: a\r\n\r\nGET $ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'the old protocol': 'GET $ HTTP/1.0\r\n\r\n',
  'the old protocol, kept alive':
    'GET $ HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET $ HTTP/1.0\r\n\r\n',
  'a body nobody wants':
    'GET $ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc',
};

it.each(Object.entries(REQUESTS))('is the head that Node writes: %s', async (_name, request) => {
  const prepared = await ask(request.replaceAll('$', '/prepared'));
  expect(prepared).toEqual(await ask(request.replaceAll('$', '/plain')));
  expect(prepared[0]).toMatch(/^HTTP\/1\.1 200 OK\n/);
  for (const answer of prepared) expect(answer.endsWith(`\n${BODY}`)).toBe(true);
});

it('ends the connection when the server does', async () => {
  isEnding = true;
  const request = 'GET $ HTTP/1.1\r\nHost: a\r\n\r\n';
  const prepared = await ask(request.replace('$', '/prepared'));
  expect(prepared).toEqual(await ask(request.replace('$', '/plain')));
  expect(prepared[0]).toContain('\nconnection: close\n');
});

it('shows the lines to whoever watches them', async () => {
  const seen: unknown[] = [];
  const watched = createServer((_request, response) => {
    const { writeHead } = response;
    response.writeHead = (...given: unknown[]) => {
      seen.push(given);
      return Reflect.apply(writeHead, response, given);
    };
    head.write(response, 'id-2', 1);
    response.end('x');
  }).listen(0, '127.0.0.1');
  await once(watched, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(watched.address() as AddressInfo).port}`);
  expect(await answer.text()).toBe('x');
  const lines = [...LINES.flat(), 'content-length', '1', 'x-request-id', 'id-2'];
  expect(seen).toEqual([[200, lines]]);
  watched.close();
});

it.each([
  ['x-a', 'one\r\nset-cookie: stolen=1'],
  ['x a', 'one'],
])('takes no line %j: %j', (name, value) => {
  expect(() => new PreparedHead(200, [[name, value]])).toThrow(TypeError);
});
