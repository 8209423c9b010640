import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ADDED_BY_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** A site with a public address may have a proxy before it that does not show in its requests. */
export const isLocalSite = (siteUrl: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);

/** The connection itself comes from here, under a local name, and no proxy stands in between. */
export const isFromThisMachine = ({ headers, socket }: IncomingMessage) =>
  !ADDED_BY_PROXIES.some((name) => headers[name] !== undefined) &&
  LOCAL_NAME.test(headers.host ?? '') &&
  LOOPBACK.test(socket.remoteAddress ?? '');
