import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  url: string;
  objects: Map<string, Buffer>;
  /** The parts of uploads that are neither complete nor cancelled. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Responds to the next requests with this status. */
  fail(status: number, times: number): void;
  /** Responds to every part of an upload with this status. */
  failParts(status: number): void;
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
  const uploads = new Map<string, Map<number, Buffer>>();
  let isStalling = false;
  let partFailure: number | undefined;
  let failure: { status: number; left: number } | undefined;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (failure && failure.left > 0) {
      failure.left -= 1;
      return response.writeHead(failure.status).end();
    }
    if (!isSigned(request, body, keys)) return response.writeHead(403).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, , ...path] = pathname.split('/').map(decodeURIComponent);
    const name = path.join('/');
    if (searchParams.has('list-type')) return response.end(listObjects(objects, searchParams));
    if (partFailure && searchParams.has('partNumber')) {
      return response.writeHead(partFailure).end();
    }
    if (searchParams.has('uploads') || searchParams.has('uploadId')) {
      const reply = handleUpload({ objects, uploads, name, body, searchParams }, request.method);
      return response.writeHead(200, { etag: reply.etag }).end(reply.xml);
    }
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
    uploads,
    fail: (status, times) => {
      failure = { status, left: times };
    },
    failParts: (status) => {
      partFailure = status;
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

/** Two keys at a time, so that clients have to ask for the next page. */
function listObjects(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const start = Number(query.get('continuation-token') ?? 0);
  const found = keys.slice(start, start + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = start + 2 < keys.length ? start + 2 : undefined;
  const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${found.join('')}${token}</ListBucketResult>`;
}

interface UploadRequest extends Pick<S3Server, 'objects' | 'uploads'> {
  name: string;
  body: Buffer;
  searchParams: URLSearchParams;
}

/** Starts, continues, completes or cancels an upload in parts. */
function handleUpload(
  { objects, uploads, name, body, searchParams }: UploadRequest,
  method: string | undefined,
): { etag: string; xml: string } {
  const id = searchParams.get('uploadId') ?? String(uploads.size + 1);
  const parts = uploads.get(id) ?? new Map<number, Buffer>();
  const etag = `"${sha256(body)}"`;
  if (method === 'PUT') parts.set(Number(searchParams.get('partNumber')), body);
  else if (searchParams.has('uploads')) uploads.set(id, parts);
  else {
    uploads.delete(id);
    if (method === 'POST') objects.set(name, Buffer.concat([...parts.values()]));
  }
  return { etag, xml: `<Result><UploadId>${id}</UploadId></Result>` };
}

/** As the signature needs it. */
function sortQuery(search: string): string {
  return [...new URLSearchParams(search)]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
}

function isSigned(request: IncomingMessage, body: Buffer, keys: { id: string; secret: string }) {
  const { headers, method = '', url = '' } = request;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, id, scope = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false;
  const [path = '', search = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, path, sortQuery(search), signed.join(''), names, digest].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secret}`,
  );
  return id === keys.id && hmac(key, text).toString('hex') === signature;
}
