import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredObject } from '../adapters/storage/storage.ts';
import { parseRange } from './requests/parse-range.ts';

/** Sends a stored file or the requested range of it. The caller sets its type and caching headers. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredObject) {
  reply.header('accept-ranges', 'bytes');
  const { range: requested, 'if-range': version } = request.headers;
  const isThisVersion = version === undefined || version === reply.getHeader('etag');
  const range = parseRange(isThisVersion ? requested : undefined, file.size);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  const length = range ? range.end - range.start + 1 : file.size;
  reply.header('content-length', length);
  return request.method === 'HEAD' ? reply.send() : reply.send(file.read(range));
}
