import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredObject } from '../adapters/storage/storage.ts';
import { parseRange } from './parse-range.ts';

/** Sends stored bytes, or the part asked for. Headers about type and caching are the caller's. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredObject) {
  reply.header('accept-ranges', 'bytes');
  const { range: asked, 'if-range': ofVersion } = request.headers;
  const isOfThisVersion = ofVersion === undefined || ofVersion === reply.getHeader('etag');
  const range = parseRange(isOfThisVersion ? asked : undefined, file.size);
  if (range === 'invalid') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  const length = range ? range.end - range.start + 1 : file.size;
  reply.header('content-length', length);
  return request.method === 'HEAD' ? reply.send() : reply.send(file.read(range));
}
