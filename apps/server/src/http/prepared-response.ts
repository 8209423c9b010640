import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PreparedHead } from './prepared-head.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export type Bodies = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };

/** An answer made once and sent many times: bytes for each encoding with their head. */
export interface PreparedResponse {
  readonly status: number;
  readonly bytes: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

interface Variant {
  readonly etag: string;
  readonly head: PreparedHead;
  readonly unchanged: PreparedHead;
  readonly body: Body;
}

/**
 * A string has one character for each byte: Node sends it with the header lines in one piece. That is a
 * copy for each reader, for as long as they take; what is large stays bytes that all of them share.
 */
type Body = string | Buffer;
const WORTH_SENDING_IN_ONE_PIECE = 32 * 1024;

export interface PrepareOptions {
  status: number;
  headers: readonly [string, string][];
  bodies: Bodies;
}

/** Headers that a 304 leaves out because they describe a body. */
const ABOUT_BODY = new Set(['content-type', 'content-encoding']);

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
      head: new PreparedHead(status, lines),
      unchanged: new PreparedHead(
        304,
        lines.filter(([name]) => !ABOUT_BODY.has(name)),
      ),
      body,
    };
  };
  const variants = { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
  const heads = Object.values(variants).flatMap(({ head, unchanged }) => [head, unchanged]);
  return {
    status,
    bytes:
      Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0) +
      heads.reduce((sum, { bytes }) => sum + bytes, 0),
    variants,
  };
}

const toBody = (bytes: Buffer): Body =>
  bytes.length <= WORTH_SENDING_IN_ONE_PIECE ? bytes.toString('latin1') : bytes;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Small answers travel as they are: compressing them would save less than a packet. */
const WORTH_COMPRESSING = 860;

export async function compress(identity: Buffer): Promise<Bodies> {
  if (identity.length < WORTH_COMPRESSING) return { identity };
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: {
        // A hundredth more bytes than 7, in two thirds of the time: a reader is waiting.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipAsync(identity, { level: 6 }),
  ]);
  return { identity, br, gzip: gz };
}

/** Writes the answer that suits this request: 304 if the reader has it, no body for HEAD. */
export function sendPrepared(
  prepared: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const variant = prepared.variants[preferredEncoding(request.headers['accept-encoding'])];
  const { head, body } = variant;
  const known = request.headers['if-none-match'];
  if (known !== undefined && head.status === 200 && matches(known, variant.etag)) {
    variant.unchanged.writeAlone(response, requestId);
    response.end();
  } else if (request.method === 'HEAD') {
    head.writeAlone(response, requestId, body.length);
    response.end();
  } else {
    head.write(response, requestId, body.length);
    if (typeof body === 'string') response.end(body, 'latin1');
    else response.end(body);
  }
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

const REMEMBERED = 64;
const remembered = new Map<string, Encoding>();

export function preferredEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = remembered.get(accept);
  if (known) return known;
  const encoding = readPreference(accept);
  if (remembered.size < REMEMBERED) remembered.set(accept, encoding);
  return encoding;
}

function readPreference(accept: string): Encoding {
  const offered = new Map(
    accept.split(',').map((item) => {
      const [name = '', ...parameters] = item.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [name.trim(), quality ? Number(quality.trim().slice(2)) : 1] as const;
    }),
  );
  const wants = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0;
  if (wants('br')) return 'br';
  return wants('gzip') ? 'gzip' : 'identity';
}
