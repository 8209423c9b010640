import type { IncomingMessage } from 'node:http';

/** The address of the client behind the trusted proxies, as Fastify's `request.ip` gives it. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const nearest = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof forwarded !== 'string') return nearest;
  const hops = forwarded.split(',').flatMap((hop) => hop.trim() || []);
  return hops.at(-trustedProxies) ?? hops[0] ?? nearest;
}
