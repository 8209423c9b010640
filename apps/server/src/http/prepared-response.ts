import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, preferredEncoding } from './preferred-encoding.ts';

export type Bodies = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };

/** A response that is prepared once and sent many times: a body and headers for each encoding. */
export interface PreparedResponse {
  readonly status: number;
  readonly bytes: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

interface Variant {
  readonly etag: string;
  /** Alternating names and values, as in `writeHead`. */
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
  readonly body: Body;
}

/**
 * A small body is a Latin-1 string, because Node sends a string together with the headers. It is copied
 * for each client, so a large body stays a buffer that all clients share.
 */
type Body = string | Buffer;
const MAX_STRING_BYTES = 32 * 1024;

export interface PrepareOptions {
  status: number;
  headers: readonly [string, string][];
  bodies: Bodies;
}

/** Headers that describe the body, which a 304 omits. */
const BODY_HEADERS = new Set(['content-type', 'content-encoding']);

export function prepareResponse({ status, headers, bodies }: PrepareOptions): PreparedResponse {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  const ready = new Map<Buffer, Body>();
  const variant = (encoding: Encoding): Variant => {
    const bytes = bodies[encoding] ?? bodies.identity;
    const body = ready.get(bytes) ?? toBody(bytes);
    ready.set(bytes, body);
    const used = bodies[encoding] ? encoding : 'identity';
    const etag = `"${hash}-${used}"`;
    const lines: [string, string][] = [
      ...headers,
      ['etag', etag],
      ['vary', 'accept-encoding'],
      ...(used === 'identity' ? [] : ([['content-encoding', used]] as [string, string][])),
    ];
    return {
      etag,
      headers: [...lines.flat(), 'content-length', String(body.length)],
      notModifiedHeaders: lines.filter(([name]) => !BODY_HEADERS.has(name)).flat(),
      body,
    };
  };
  const variants = { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
  const texts = Object.values(variants).flatMap((one) => [
    ...one.headers,
    ...one.notModifiedHeaders,
  ]);
  return {
    status,
    bytes:
      Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0) +
      texts.reduce((sum, text) => sum + text.length, 0),
    variants,
  };
}

const toBody = (bytes: Buffer): Body =>
  bytes.length <= MAX_STRING_BYTES ? bytes.toString('latin1') : bytes;

/** The page that was prepared; undefined if it is none, or an error. */
export function htmlOf({ status, variants }: PreparedResponse): string | undefined {
  const { headers, body } = variants.identity;
  const type = headers[headers.indexOf('content-type') + 1];
  if (status !== 200 || !type?.startsWith('text/html')) return undefined;
  return (typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toString();
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller bodies would not save a network packet. */
const MIN_COMPRESSED_BYTES = 860;

export async function compress(identity: Buffer): Promise<Bodies> {
  if (identity.length < MIN_COMPRESSED_BYTES) return { identity };
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: {
        // Half a percent smaller than quality 5 in the same time. From 7 on, a visitor would wait longer.
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipAsync(identity, { level: 6 }),
  ]);
  return { identity, br, gzip: gz };
}

/** Sends the variant for this request: 304 if the client has it, no body for HEAD. */
export function sendPrepared(
  prepared: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const variant = prepared.variants[preferredEncoding(request.headers['accept-encoding'])];
  const known = request.headers['if-none-match'];
  if (known !== undefined && prepared.status === 200 && matches(known, variant.etag)) {
    response.writeHead(304, [...variant.notModifiedHeaders, 'x-request-id', requestId]).end();
    return;
  }
  response.writeHead(prepared.status, [...variant.headers, 'x-request-id', requestId]);
  if (request.method === 'HEAD') response.end();
  else if (typeof variant.body === 'string') response.end(variant.body, 'latin1');
  else response.end(variant.body);
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}
