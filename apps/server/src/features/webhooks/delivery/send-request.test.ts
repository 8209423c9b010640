import { afterEach, describe, expect, it } from 'vitest';
import { serve } from '../../../testing/imports/import-app.ts';
import { type RequestOptions, sendRequest } from './send-request.ts';

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const isAllowed = (address: string) => address === '127.0.0.1';
const send = (address: string, options: RequestOptions = { isAllowed }) =>
  sendRequest({ address, headers: { 'webhook-id': 'msg_1' }, body: '{}' }, options);

describe('a request', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1:8080/',
  ])('does not reach %s', async (address) => {
    expect(await send(address, {})).toEqual({ status: null, error: 'private', answer: null });
  });

  it('does not reach a name if one of its addresses is private', async () => {
    const lookup = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await send('https://hooks.test/', { lookup })).toMatchObject({ error: 'private' });
  });

  it('goes to the address that was checked, even if the name changes', async () => {
    server = await serve((request, response) => response.end(request.headers.host));
    const { port } = new URL(server.url);
    let lookups = 0;
    const lookup = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const outcome = await send(`http://hooks.test:${port}/`, { isAllowed, lookup });
    expect([outcome, lookups]).toEqual([
      { status: 200, error: null, answer: `hooks.test:${port}` },
      1,
    ]);
  });

  it('follows no redirect', async () => {
    let requests = 0;
    server = await serve((_, response) => {
      requests += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await send(server.url)).toMatchObject({ status: 302, error: 'redirect' });
    expect(requests).toBe(1);
  });

  it('reads only the beginning of an endless answer, which PostgreSQL can store', async () => {
    server = await serve((_, response) => {
      response.write('\0');
      const write = () => {
        while (!response.destroyed && response.write('ä'.repeat(500)));
      };
      response.on('drain', write);
      write();
    });
    const { status, error, answer } = await send(server.url);
    expect([status, error]).toEqual([200, null]);
    expect(answer?.length).toBeLessThanOrEqual(4_096);
    expect(answer).toMatch(/^ää/);
  });

  it('has arrived if the status says so, however long the rest takes', async () => {
    server = await serve((_, response) => response.writeHead(202).write('slow'));
    const options = { isAllowed, timeoutMs: 200 };
    expect(await send(server.url, options)).toEqual({ status: 202, error: null, answer: 'slow' });
  });

  it.each([
    ['a server that says nothing', () => {}, 'timeout'],
    [
      'a server that hangs up',
      (_: unknown, response: { destroy(): void }) => response.destroy(),
      'unreachable',
    ],
  ])('fails at %s', async (_, respond, error) => {
    server = await serve(respond as never);
    const options = { isAllowed, timeoutMs: 200 };
    expect(await send(server.url, options)).toEqual({ status: null, error, answer: null });
  });

  it('fails in time if the name is never resolved', async () => {
    const lookup = () => new Promise<never>(() => {});
    const outcome = await send('https://hooks.test/', { lookup, timeoutMs: 50 });
    expect(outcome).toMatchObject({ error: 'timeout' });
  });
});
