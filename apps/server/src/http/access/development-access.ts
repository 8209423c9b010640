import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isLocalUrl } from '../../location/is-local-url.ts';

/**
 * Guards the pages that show mails and control the sandbox. Neither a loopback connection nor the
 * Host header proves who is asking: a relay and every user of the machine have both.
 */
export interface DevelopmentAccess {
  /** Contains the key, so it is printed to the terminal and nowhere else. */
  linkTo(path: string): string;
  hasCookie(request: IncomingMessage): boolean;
  /** The headers of a redirect to the same page without the key. Undefined if the key is wrong. */
  exchangeKey(request: IncomingMessage, cookiePath: string): OutgoingHttpHeaders | undefined;
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** The pages exist only on a site that nobody else is supposed to reach. */
export const isDevelopmentSite = (env: { SITE_URL: string; TRUST_PROXY: number }) =>
  env.TRUST_PROXY === 0 && isLocalUrl(env.SITE_URL);

export function createDevelopmentAccess(key: string, port: number): DevelopmentAccess {
  // Browsers send cookies of localhost to every port, so each site needs its own cookie name.
  const cookieName = `development-${port}`;
  // Not the key itself: a copied cookie must not reveal it.
  const cookieValue = createHmac('sha256', key).update('cookie').digest('base64url');
  return {
    linkTo: (path) => `http://localhost:${port}${path}?key=${key}`,
    hasCookie: (request) =>
      isFromLoopback(request) && isSame(readCookie(request, cookieName), cookieValue),
    exchangeKey: (request, cookiePath) => {
      const url = URL.parse(request.url ?? '/', 'http://localhost');
      const given = url?.searchParams.get('key');
      if (!given || !isFromLoopback(request) || !isSame(given, key)) return undefined;
      return {
        location: url?.pathname,
        'set-cookie': `${cookieName}=${cookieValue}; Path=${cookiePath}; HttpOnly; SameSite=Lax`,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      };
    },
  };
}

const isFromLoopback = ({ socket }: IncomingMessage) => LOOPBACK.test(socket.remoteAddress ?? '');

/** Read from the header, because the sandbox's proxy runs before Fastify. */
function readCookie({ headers }: IncomingMessage, name: string): string {
  const pairs = (headers.cookie ?? '').split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** In constant time, also for values of different lengths. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
