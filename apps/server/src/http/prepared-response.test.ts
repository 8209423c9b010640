import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, prepareResponse, sendPrepared } from './prepared-response.ts';

describe('sendPrepared', () => {
  const text = 'Política – 政策 '.repeat(400);

  async function send(headers: Record<string, string>, method = 'GET', status = 200) {
    const prepared = prepareResponse({
      status,
      headers: [['content-type', 'text/html']],
      bodies: await compress(Buffer.from(text)),
    });
    const server = createServer((request, response) =>
      sendPrepared(prepared, request, response, 'id-1'),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const clientRequest = ask({ port, method, headers, agent: false }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    server.close();
    return { status: response.statusCode, headers: new Headers(response.headers as never), body };
  }

  it('sends each encoding with its own length and tag', async () => {
    const br = await send({ 'accept-encoding': 'br' });
    const gz = await send({ 'accept-encoding': 'gzip' });
    const plain = await send({});
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gz.body).toString()).toBe(text);
    expect(String(plain.body)).toBe(text);
    expect(new Set([br, gz, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3);
    expect(br.headers.get('content-length')).toBe(String(br.body.length));
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(br.headers.get('vary')).toBe('accept-encoding');
    expect(br.headers.get('x-request-id')).toBe('id-1');
  });

  it('responds with 304 without body headers if the client has it', async () => {
    const etag = (await send({ 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await send({ 'accept-encoding': 'br', 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.has('content-length')).toBe(false);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await send({ 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('never responds with 304 for a status other than 200', async () => {
    expect((await send({ 'if-none-match': '*' }, 'GET', 404)).status).toBe(404);
  });

  it('sends no body for HEAD but the same length', async () => {
    const head = await send({}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });

  it('shares the bytes of a large body between all clients', () => {
    const identity = Buffer.alloc(200_000, 'x');
    const { variants } = prepareResponse({ status: 200, headers: [], bodies: { identity } });
    for (const { body } of Object.values(variants)) expect(body).toBe(identity);
  });

  it('does not compress small responses', async () => {
    expect(Object.keys(await compress(Buffer.from('short')))).toEqual(['identity']);
  });
});
