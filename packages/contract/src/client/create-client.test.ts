import { describe, expect, it, vi } from 'vitest';
import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';

const echo = defineCall({
  method: 'POST',
  path: '/api/things/:id',
  summary: 'For this test',
  group: 'Site',
  access: 'member',
  params: z.object({ id: z.number() }),
  query: z.object({ filters: z.record(z.string(), z.unknown()) }).partial(),
  body: z.object({ name: z.string() }),
  success: { status: 200, body: z.object({ ok: z.boolean() }) },
  errors: ['not_found'],
});

const input = {
  params: { id: 7 },
  query: { filters: { slug: { $eq: 'a b' } } },
  body: { name: 'x' },
};

function clientWith(respond: () => Response | Promise<Response>, options = {}) {
  const fetch = vi.fn(async (_input: string, _init: RequestInit) => respond());
  return { client: createClient({ baseUrl: 'http://site.test/', fetch, ...options }), fetch };
}

const json = (status: number, body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { status, ...init });

describe('createClient', () => {
  it('fills path, query and body and sends token and anti-forgery value', async () => {
    const { client, fetch } = clientWith(() => json(200, { ok: true }), {
      token: () => 'a.b.c',
      antiForgery: () => 'forged?',
    });
    expect(await client(echo, input)).toEqual({ ok: true });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://site.test/api/things/7?filters%5Bslug%5D%5B%24eq%5D=a+b');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"name":"x"}',
      headers: {
        authorization: 'Bearer a.b.c',
        'content-type': 'application/json',
        'x-csrf-token': 'forged?',
      },
    });
  });

  it('sends the version that a change is based on', async () => {
    const { client, fetch } = clientWith(() => json(200, { ok: true }));
    await client(echo, input, { ifMatch: 7 });
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'if-match': '"7"' });
  });

  it('sends neither header without a value', async () => {
    const { client, fetch } = clientWith(() => json(200, { ok: true }));
    await client(echo, input);
    const headers = fetch.mock.calls[0]?.[1].headers ?? {};
    expect(Object.keys(headers).sort()).toEqual(['accept', 'content-type']);
  });

  it('returns a file as text', async () => {
    const { client } = clientWith(() => new Response('a,b\n1,2'));
    expect(await client(echo, input, { isText: true })).toBe('a,b\n1,2');
  });

  it('returns another file with its bytes', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 255, 0]);
    const { client } = clientWith(() => new Response(bytes));
    const file: unknown = await client(echo, input, { isFile: true });
    if (!(file instanceof Blob)) throw new Error('not a file');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('refuses a missing path parameter instead of calling another route', async () => {
    const { client, fetch } = clientWith(() => json(200, { ok: true }));
    await expect(client(echo, { ...input, params: { id: '' as never } })).rejects.toThrow(/"id"/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('returns undefined for an empty response', async () => {
    const { client } = clientWith(() => new Response(null, { status: 204 }));
    expect(await client(echo, input)).toBeUndefined();
  });

  it('turns an error envelope into an ApiError with code, fields and request id', async () => {
    const fieldError = { path: ['name'], message: 'Too short', name: 'ValidationError' };
    const { client } = clientWith(() =>
      json(
        400,
        {
          data: null,
          error: {
            status: 400,
            name: 'ValidationError',
            code: 'validation_failed',
            message: 'Too short',
            details: { errors: [fieldError] },
          },
        },
        { headers: { 'x-request-id': 'r-1' } },
      ),
    );
    const error = await client(echo, input).catch((caught) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Too short',
      fieldErrors: [fieldError],
      requestId: 'r-1',
    });
  });

  it('reads the waiting time of a rate limit', async () => {
    const { client } = clientWith(() => json(429, {}, { headers: { 'retry-after': '12' } }));
    await expect(client(echo, input)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 12 });
  });

  it("keeps the status of a proxy's response that is not JSON", async () => {
    const { client } = clientWith(
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    );
    await expect(client(echo, input)).rejects.toMatchObject({
      status: 502,
      message: 'Bad Gateway',
    });
  });

  it('throws an ApiError with status 0 if there is no response', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(client(echo, input)).rejects.toMatchObject({
      status: 0,
      message: 'An unknown error occurred',
    });
  });

  it('stops after the timeout', async () => {
    const fetch = (_input: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const client = createClient({ baseUrl: 'http://site.test', fetch, timeoutMs: 5 });
    await expect(client(echo, input)).rejects.toMatchObject({
      status: 0,
      message: 'The server took too long to respond. Please try again.',
    });
  });

  it("rethrows the caller's own abort", async () => {
    const own = new AbortController();
    const fetch = async (_input: string, { signal }: RequestInit): Promise<Response> => {
      own.abort();
      throw signal?.reason;
    };
    const client = createClient({ baseUrl: 'http://site.test', fetch });
    await expect(client(echo, input, { signal: own.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
