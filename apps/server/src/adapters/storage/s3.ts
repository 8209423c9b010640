import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { isStorageName, type Storage } from './storage.ts';

export interface S3Options {
  /** The URL of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long a read may stall, and how long any other request may take. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Objects of one bucket, with path-style URLs, which every S3-compatible service supports. */
export function s3Storage(options: S3Options): Storage {
  const { endpoint, bucket, timeoutMs = TIMEOUT_MS, ...keys } = options;
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const urlOf = (name: string) => {
    if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
    return `${base}/${name}`;
  };
  const ask = (method: string, name: string, body?: Uint8Array) =>
    client.fetch(urlOf(name), {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    });

  async function* bytesOf(name: string, range: { start: number; end: number } | undefined) {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const stalled = new AbortController();
    // The timeout applies only while we wait for the store, not while our client reads.
    const withTimeout = async <T>(wait: Promise<T>): Promise<T> => {
      const error = new Error('The object store stalled');
      const timer = setTimeout(() => stalled.abort(error), timeoutMs);
      return wait.finally(() => clearTimeout(timer));
    };
    try {
      const response = await withTimeout(
        client.fetch(urlOf(name), { headers, signal: stalled.signal }),
      );
      const isWhole = response.status === (range ? 206 : 200);
      if (!response.body || !isWhole) {
        await response.body?.cancel();
        throw failure('read', name, response);
      }
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await withTimeout(reader.read());
        if (done) return;
        yield value;
      }
    } finally {
      stalled.abort(); // also ends the request if the client stops reading
    }
  }

  return {
    provider: 'aws-s3',
    async put(name, bytes) {
      const response = await ask('PUT', name, bytes);
      await response.body?.cancel();
      if (!response.ok) throw failure('write', name, response);
    },
    async find(name) {
      if (!isStorageName(name)) return undefined;
      const response = await ask('HEAD', name);
      if (response.status === 404) return undefined;
      if (!response.ok) throw failure('find', name, response);
      return {
        size: Number(response.headers.get('content-length')),
        read: (range) => Readable.from(bytesOf(name, range), { objectMode: false }),
      };
    },
    async remove(name) {
      const response = await ask('DELETE', name);
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw failure('remove', name, response);
    },
  };
}

const failure = (verb: string, name: string, { status }: Response) =>
  new Error(`S3 could not ${verb} ${name}: status ${status}`);
