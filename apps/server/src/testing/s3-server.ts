import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  url: string;
  objects: Map<string, Buffer>;
  /** Responds to the next requests with this status. */
  fail(status: number, times: number): void;
  /** Sends only half of an object and then stalls. */
  stall(): void;
  close(): Promise<void>;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** A bucket in memory that verifies the Signature Version 4 of every request. */
export async function startS3Server(keys: { id: string; secret: string }): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let isStalling = false;
  let failure: { status: number; left: number } | undefined;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (failure && failure.left > 0) {
      failure.left -= 1;
      return response.writeHead(failure.status).end();
    }
    if (!isSigned(request, body, keys)) return response.writeHead(403).end();
    const name = (request.url ?? '').replace(/^\/media\//, '');
    const object = objects.get(name);
    if (request.method === 'PUT') {
      objects.set(name, body);
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    if (!object) return response.writeHead(404).end();
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = start ? object.subarray(Number(start), Number(end) + 1) : object;
    response.writeHead(start ? 206 : 200, { 'content-length': part.length });
    if (request.method === 'HEAD') return response.end();
    if (isStalling) return response.write(part.subarray(0, part.length / 2));
    return response.end(part);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (status, times) => {
      failure = { status, left: times };
    },
    stall: () => {
      isStalling = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isSigned(request: IncomingMessage, body: Buffer, keys: { id: string; secret: string }) {
  const { headers, method = '', url = '' } = request;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, id, scope = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false;
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', signed.join(''), names, digest].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secret}`,
  );
  return id === keys.id && hmac(key, text).toString('hex') === signature;
}
