import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { DeliveryError } from '@rostra/contract';
import {
  lookupOf,
  PrivateAddressError,
  type ResolveOptions,
  resolvePublic,
} from '../../../adapters/public-network/resolve-public.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 4_096;

export interface RequestOptions extends ResolveOptions {
  readonly timeoutMs?: number;
}

export interface Outcome {
  readonly status: number | null;
  /** Null if it arrived. */
  readonly error: DeliveryError | null;
  /** The beginning of the answer. */
  readonly answer: string | null;
}

interface Sent {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts to a public server. Follows no redirect, waits only some seconds, and reads only the beginning of the answer. */
export async function sendRequest(sent: Sent, options: RequestOptions): Promise<Outcome> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await post(sent, { ...options, signal });
    const status = response.statusCode ?? 0;
    return { status, error: errorOf(status), answer: await readBeginning(response) };
  } catch (error) {
    return { status: null, error: signal.aborted ? 'timeout' : reasonOf(error), answer: null };
  }
}

function errorOf(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function reasonOf(error: unknown): DeliveryError {
  if (error instanceof PrivateAddressError) return 'private';
  const { code = '' } = error as NodeJS.ErrnoException;
  return /CERT|TLS|SSL|SIGNED/.test(code) ? 'certificate' : 'unreachable';
}

async function post(
  { address, headers, body }: Sent,
  options: RequestOptions & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const url = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { signal } = options;
  // A lookup cannot be aborted.
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  const connect = async () => {
    const resolved = await resolvePublic(url, options);
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Rostra-Webhooks/1',
        },
        lookup: lookupOf(resolved),
      },
      resolve,
    );
    request.once('error', reject);
    request.end(body);
  };
  connect().catch(reject);
  return promise;
}

/** What arrives until the time is over. The status counts, however the answer ends. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // Cut off.
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
  // PostgreSQL stores no NUL.
  return text.replaceAll('\0', '');
}
