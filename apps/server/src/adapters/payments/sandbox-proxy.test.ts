import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createDevelopmentAccess } from '../../http/access/development-access.ts';
import { createSandboxProxy } from './sandbox-proxy.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function ask(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

const KEY = 'a-key-of-the-development-pages';

async function openProxy() {
  const seen: { url: string | undefined; cookie?: string; authorization?: string }[] = [];
  const sandbox = await serve(({ url, headers }, response) => {
    const { cookie, authorization } = headers;
    seen.push({ url, ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) });
    response.end('the sandbox');
  });
  const proxy = createSandboxProxy({
    apiUrl: async () => `http://127.0.0.1:${sandbox}`,
    secretKey: 'sk_test_x',
    development: createDevelopmentAccess(KEY, 3000),
    addressOf: ({ headers, socket }) => String(headers['x-visitor'] ?? socket.remoteAddress),
  });
  const port = await serve((incoming, response) => {
    if (!proxy(incoming, response)) response.end('the site');
  });
  return { port, seen };
}

describe('the sandbox proxy', () => {
  it('forwards only sandbox requests, without our cookies', async () => {
    const { port, seen } = await openProxy();
    const headers = { cookie: 'device=x' };
    expect(await ask(port, '/stripe-sandbox/3ds/pi_1?client_secret=s', headers)).toEqual({
      status: 200,
      body: 'the sandbox',
    });
    expect(seen).toEqual([{ url: '/3ds/pi_1?client_secret=s' }]);
    expect((await ask(port, '/stripe-sandboxes')).body).toBe('the site');
    expect((await ask(port, '/')).body).toBe('the site');
  });

  it.each([
    '/stripe-sandbox/',
    '/stripe-sandbox/?x',
    '/stripe-sandbox/sandbox',
    '/stripe-sandbox/sandbox?x=1',
    '/stripe-sandbox/sandbox/api/state',
    '/stripe-sandbox/x/../sandbox',
    '/stripe-sandbox//sandbox',
    '/stripe-sandbox/%73andbox',
    '/stripe-sandbox/\\sandbox',
    '/stripe-sandbox/sandbox?key=wrong',
  ])('hides the control page without the development key: %s', async (path) => {
    const { port, seen } = await openProxy();
    const forged = {
      host: 'localhost:3000',
      referer: `http://localhost:3000/stripe-sandbox/sandbox?key=${KEY}`,
    };
    expect((await ask(port, path, forged)).body).toBe('the site');
    expect(seen).toEqual([]);
  });

  it('exchanges the key for a cookie that opens the control page', async () => {
    const { port, seen } = await openProxy();
    const link = `http://127.0.0.1:${port}/stripe-sandbox/sandbox?key=${KEY}`;
    const { status, headers } = await fetch(link, { redirect: 'manual' });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/stripe-sandbox/sandbox');
    expect(seen).toEqual([]);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const path = '/stripe-sandbox/sandbox';
    expect((await ask(port, path, { cookie })).body).toBe('the sandbox');
    expect((await ask(port, `${path}/api/state`, { cookie })).body).toBe('the sandbox');
    expect(seen).toEqual([
      { url: '/sandbox', authorization: 'Bearer sk_test_x' },
      { url: '/sandbox/api/state' },
    ]);
  });

  it.each(['/stripe-sandbox/%', '/stripe-sandbox/%E0%A4%A', '/stripe-sandbox//evil.test/x'])(
    'survives %s',
    async (path) => {
      const { port, seen } = await openProxy();
      expect((await ask(port, path)).body).toBe('the site');
      expect(seen).toEqual([]);
      expect((await ask(port, '/')).body).toBe('the site');
    },
  );

  it('limits the size and number of writes', async () => {
    const { port, seen } = await openProxy();
    const send = (body: string | ReadableStream, headers = {}) =>
      fetch(`http://127.0.0.1:${port}/stripe-sandbox/v1/payment_methods`, {
        method: 'POST',
        body,
        headers,
        ...(typeof body === 'string' ? {} : { duplex: 'half' as const }),
      }).then(({ status }) => status);
    expect(await send('x'.repeat(64 * 1024 + 1))).toBe(413);
    expect(await send(new Blob(['a body of unknown length']).stream())).toBe(413);
    expect(seen).toEqual([]);
    const responses: number[] = [];
    for (let round = 0; round < 61; round += 1) {
      responses.push(...(await Promise.all(Array.from({ length: 10 }, () => send('a=b')))));
    }
    expect(responses.filter((status) => status === 200)).toHaveLength(600);
    expect(responses.at(-1)).toBe(429);
    expect(await send('a=b', { 'x-visitor': 'somebody else' })).toBe(200);
    expect((await ask(port, '/stripe-sandbox/stripe.js')).status).toBe(200);
  });

  it('responds 502 if the sandbox is not running', async () => {
    const proxy = createSandboxProxy({
      apiUrl: async () => 'http://127.0.0.1:1',
      secretKey: 'sk_test_x',
      development: undefined,
      addressOf: () => '10.0.0.1',
    });
    const port = await serve((incoming, response) => {
      proxy(incoming, response);
    });
    expect((await ask(port, '/stripe-sandbox/stripe.js')).status).toBe(502);
  });
});
