import type { IncomingMessage } from 'node:http';

/**
 * The client's address behind this many trusted proxies, as in Fastify's `request.ip`, for requests
 * that Fastify does not see.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  if (proxies === 0 || headers['x-forwarded-for'] === undefined) return socket.remoteAddress ?? '';
  const forwarded = String(headers['x-forwarded-for'])
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const nearestFirst = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  return nearestFirst[Math.min(proxies, nearestFirst.length - 1)] ?? '';
}
