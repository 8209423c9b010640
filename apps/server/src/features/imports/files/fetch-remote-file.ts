import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { lookupOf, resolvePublic } from '../../../adapters/public-network/resolve-public.ts';

const MAX_REDIRECTS = 5;

export interface RemoteFileOptions {
  readonly maxBytes: number;
  /** For everything, including redirects. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Replaced in tests, whose servers are local. */
  readonly isAllowed?: (address: string) => boolean;
  readonly lookup?: (host: string) => Promise<LookupAddress[]>;
  /** By default, a redirect may lead to any other public server. */
  readonly canRedirectTo?: (url: URL) => boolean;
}

/** The message is a short reason, for the report. */
export class RemoteFileError extends Error {}

/**
 * Downloads a file from a public server. Each host name is resolved once and the connection goes to exactly the
 * address that was checked, so that a name cannot lead to another machine between the check and the request.
 */
export async function fetchRemoteFile(
  address: string,
  options: RemoteFileOptions,
): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await follow(address, { ...options, signal });
  } catch (error) {
    options.signal?.throwIfAborted();
    if (timeout.aborted) throw new RemoteFileError('took too long');
    throw error instanceof RemoteFileError ? error : new RemoteFileError(reasonOf(error));
  }
}

const reasonOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error as Error).message;

async function follow(
  first: string,
  options: RemoteFileOptions & { signal: AbortSignal },
): Promise<Uint8Array> {
  let url = URL.parse(first);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (!url || !/^https?:$/.test(url.protocol)) throw new RemoteFileError('is not a web address');
    const response = await get(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = URL.parse(headers.location, url.href);
      if (url && options.canRedirectTo?.(url) === false) {
        throw new RemoteFileError('redirects elsewhere');
      }
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new RemoteFileError(`status ${statusCode}`);
    }
    return read(response, options.maxBytes);
  }
  throw new RemoteFileError('redirects too often');
}

async function get(
  url: URL,
  options: RemoteFileOptions & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const { signal } = options;
  const resolved = await resolvePublic(url, options);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? https : http).get(
    url,
    {
      agent: false,
      signal,
      headers: { accept: 'image/*,*/*;q=0.5', 'user-agent': 'Rostra-Import/1' },
      lookup: lookupOf(resolved),
    },
    resolve,
  );
  request.once('error', reject);
  return promise;
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => {
    response.destroy();
    return new RemoteFileError(`is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
  };
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
