import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ADDED_BY_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** A site with a public URL may be behind a proxy that leaves no trace in its requests. */
export const isLocalSite = (env: { SITE_URL: string; TRUST_PROXY: number }) =>
  env.TRUST_PROXY === 0 &&
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(env.SITE_URL).hostname);

/**
 * A loopback connection to a local host name without a proxy. nginx in its default configuration adds no
 * header and uses the host `localhost`, but it speaks HTTP/1.0, which no browser does.
 */
export const isFromThisMachine = ({ headers, httpVersion, socket }: IncomingMessage) =>
  httpVersion !== '1.0' &&
  !ADDED_BY_PROXIES.some((name) => headers[name] !== undefined) &&
  LOCAL_NAME.test(headers.host ?? '') &&
  LOOPBACK.test(socket.remoteAddress ?? '');
