import type { IncomingMessage } from 'node:http';

/** Before Fastify has the request: the address that it will give, that many trusted proxies away. */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  if (proxies === 0 || headers['x-forwarded-for'] === undefined) return socket.remoteAddress ?? '';
  const forwarded = String(headers['x-forwarded-for'])
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const nearestFirst = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  return nearestFirst[Math.min(proxies, nearestFirst.length - 1)] ?? '';
}
