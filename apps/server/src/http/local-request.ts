import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ADDED_BY_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** A site with a public address may have a proxy before it that does not show in its requests. */
export const isLocalSite = (env: { SITE_URL: string; TRUST_PROXY: number }) =>
  env.TRUST_PROXY === 0 &&
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(env.SITE_URL).hostname);

/**
 * The connection itself comes from here, under a local name, and no proxy stands in between. nginx as
 * it comes adds no header and names us as `localhost`, but it speaks HTTP/1.0, which no browser does.
 */
export const isFromThisMachine = ({ headers, httpVersion, socket }: IncomingMessage) =>
  httpVersion !== '1.0' &&
  !ADDED_BY_PROXIES.some((name) => headers[name] !== undefined) &&
  LOCAL_NAME.test(headers.host ?? '') &&
  LOOPBACK.test(socket.remoteAddress ?? '');
