import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '../../http/preferred-encoding.ts';
import { type Bodies, compress } from '../../http/prepared-response.ts';

/** A text that is compressed once and sent many times. */
export interface CompressedFile {
  readonly type: string;
  readonly hash: string;
  readonly bodies: Bodies;
}

export async function compressFile(type: string, text: string): Promise<CompressedFile> {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { type: `${type}; charset=utf-8`, hash, bodies: await compress(bytes) };
}

/** Clients keep a copy, and ask each time whether it is still the present one. */
export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, hash, bodies }: CompressedFile,
): FastifyReply {
  const wanted = preferredEncoding(headers['accept-encoding']);
  const encoding = bodies[wanted] ? wanted : 'identity';
  const etag = `"${hash}-${encoding}"`;
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bodies[encoding]);
}
