import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type RequestListener,
  type Server,
  request as send,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Connections } from '../http/connections.ts';
import { openTestApp } from '../testing/test-app.ts';
import { drain } from './drain.ts';
import type { Web } from './pages/web.ts';
import { OpenRequests, trackRequests } from './track-requests.ts';

/** Blocks callers until the test opens it. */
function gate() {
  const entered = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const pass = () => {
    entered.resolve();
    return opened.promise;
  };
  return { pass, entered: entered.promise, open: opened.resolve };
}

function get(server: Server, path: string): ClientRequest {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { port, address } = server.address() as AddressInfo;
  const request = send({ host: address, port, path, agent }).end();
  request.on('error', () => {});
  return request;
}

async function statusOf(request: ClientRequest): Promise<number | undefined> {
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** Long enough for everything else that closes to finish first. */
async function waitTurns(turns = 200): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
}

it('closes after the last response although its connection is kept alive', async () => {
  const { pass, entered, open } = gate();
  const render = async () => {
    await pass();
    return new Response('at last');
  };
  const site = await openTestApp({ web: { render } });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const request = get(site.app.server, '/slow');
  const status = statusOf(request);
  await entered;
  const closed = site.close();
  while (site.app.server.listening) await waitTurns(1);
  open();
  expect(await status).toBe(200);
  await closed;
});

it('lets a render in progress call the API', async () => {
  const { pass, entered, open } = gate();
  const render: Web['render'] = async (_request, host) => {
    await pass();
    const { status } = await host.fetch('http://rostra.localhost/healthz', {});
    return new Response('at last', { status });
  };
  const site = await openTestApp({ web: { render } });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const status = statusOf(get(site.app.server, '/slow'));
  await entered;
  const drained = site.app.drain();
  expect(site.app.server.listening).toBe(false);
  open();
  expect(await status).toBe(200);
  await drained;
  await site.close();
});

it('finishes a response to a slow client and does not wait for idle clients', async () => {
  const size = 30_000_000;
  const render = async () => new Response(Buffer.alloc(size, 'x'));
  const site = await openTestApp({ web: { render } });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const slow = connect(port, '127.0.0.1');
  slow.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(slow, 'readable');
  const drained = site.app.drain();
  await once(silent.resume(), 'end');
  expect((await buffer(slow)).length).toBeGreaterThan(size);
  await drained;
  await site.close();
});

it('sends the second of two pipelined responses although the first has started', async () => {
  const [first, second] = [gate(), gate()];
  const render = async () => {
    await second.pass();
    return new Response('second');
  };
  const site = await openTestApp({ web: { render } });
  site.app.get('/api/test/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': '5' });
    reply.raw.write('fir');
    void first.pass().then(() => reply.raw.end('st'));
  });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write('GET /api/test/stream HTTP/1.1\r\nhost: a\r\n\r\n');
  client.write('GET /second HTTP/1.1\r\nhost: a\r\n\r\n');
  await Promise.all([first.entered, second.entered]);
  const drained = site.app.drain();
  first.open();
  let text = '';
  for await (const chunk of client) {
    text += chunk;
    if (text.endsWith('first')) {
      await waitTurns();
      second.open();
    }
  }
  expect(text).toMatch(/first.*second$/s);
  await drained;
  await site.close();
});

it('finishes a render whose client has disconnected before it closes the database', async () => {
  const { pass, entered, open } = gate();
  const done = Promise.withResolvers<void>();
  const render = async () => {
    await pass();
    await waitTurns();
    await site.deps.db.ping().then(done.resolve, done.reject);
    return new Response('for nobody');
  };
  const site = await openTestApp({ web: { render } });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { server } = site.app;
  const request = get(server, '/slow');
  await entered;
  request.destroy();
  const closed = site.close();
  await once(server, 'close');
  open();
  await done.promise;
  await closed;
});

describe('a handler', () => {
  async function openApp(timeoutMs = 60_000) {
    const order: string[] = [];
    const openRequests = new OpenRequests();
    const connections = new Connections();
    const serve = (handler: RequestListener) => {
      const server = createServer((request, response) => {
        connections.track(response);
        handler(request, response);
      });
      connections.watch(server);
      return server;
    };
    const app: FastifyInstance = Fastify({ serverFactory: serve });
    const { pass, entered, open } = gate();
    app.addHook('onClose', async () => {
      order.push('database');
    });
    await app.register(trackRequests, { openRequests });
    app.get('/', async () => {
      await pass();
      await waitTurns();
      order.push('handler');
      return {};
    });
    app.get('/throwing', () => {
      throw new Error('at once');
    });
    app.post('/guarded', { onRequest: () => pass(), handler: async () => ({}) });
    app.get('/guarded', {
      onRequest: async () => {
        await pass();
        await waitTurns();
        order.push('guard');
        throw new Error('not you');
      },
      handler: async () => ({}),
    });
    await app.register(drain, { connections, openRequests, timeoutMs });
    return { app, serve, order, entered, open };
  }

  it.each([
    ['/', 'handler'],
    ['/guarded', 'guard'],
  ])('of %s is waited for although its client has disconnected', async (path, part) => {
    const { app, order, entered, open } = await openApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const request = get(app.server, path);
    await entered;
    request.destroy();
    const closed = app.close();
    while (app.server.listening) await waitTurns(1);
    open();
    await closed;
    expect(order).toEqual([part, 'database']);
  });

  it.each([
    ['while', 'content-length: 100\r\n\r\n{'],
    ['after', 'content-length: 2\r\n\r\n{}'],
  ])('whose client disconnected %s sending its body is not waited for', async (_when, rest) => {
    const { app, order, entered, open } = await openApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    const [, arrived] = await Promise.all([
      once(client, 'connect'),
      once(app.server, 'connection').then(([socket]) => socket as Socket),
    ]);
    client.write('POST /guarded HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n');
    client.write(rest);
    await entered;
    const disconnected = new Promise((resolve) => arrived.once('close', resolve));
    client.destroy();
    await disconnected;
    open();
    await app.close();
    expect(order).toEqual(['database']);
  });

  it('that throws synchronously is not waited for', async () => {
    const { app, order } = await openApp();
    expect((await app.inject('/throwing')).statusCode).toBe(500);
    expect((await app.inject('/missing')).statusCode).toBe(404);
    await app.close();
    expect(order).toEqual(['database']);
  });

  it('that does not finish is abandoned after the timeout and its connection closed', async () => {
    const { app, order, entered } = await openApp(50);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const request = get(app.server, '/');
    await entered;
    const cut = new Promise((resolve) => request.on('close', resolve));
    await app.close();
    await cut;
    expect(order).toEqual(['database']);
  });

  it('reached through another server is waited for', async () => {
    const { app, serve, order, entered, open } = await openApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const other = serve((request, response) => app.routing(request, response));
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const answered = statusOf(get(other, '/'));
    await entered;
    const closed = app.close();
    while (app.server.listening) await waitTurns(1);
    expect(other.listening).toBe(false);
    open();
    expect(await answered).toBe(200);
    await closed;
    expect(order).toEqual(['handler', 'database']);
  });
});
