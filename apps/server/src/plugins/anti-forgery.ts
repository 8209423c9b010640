import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ClientInfo } from '../caller.ts';
import { AppError } from '../errors.ts';
import { formatCookie, readCookie } from '../http/cookies.ts';

const COOKIE = 'csrf';
const HEADER = 'x-csrf-token';
const DEVICE_COOKIE = 'device';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const RANDOM_VALUE = /^[\w-]{43}$/;

/**
 * Logins go by bearer token, which no other site can make a browser send. The one cookie that means
 * anything is `device`, "this browser has logged in before"; it counts only when the request repeats
 * the readable `csrf` cookie in a header, which only our own pages can do. A cookie alone does
 * nothing, so programs without cookies need neither.
 */
export const antiForgery = fp<{ siteUrl: string }>(async (app, { siteUrl }) => {
  const isSecure = siteUrl.startsWith('https:');

  app.decorateRequest('clientInfo', function (this: FastifyRequest) {
    return describeClient(this);
  });

  app.decorateReply('rememberDevice', function (this: FastifyReply, deviceId: string) {
    const options = { maxAgeSeconds: ONE_YEAR_SECONDS, isSecure };
    const known = readCookie(this.request.headers.cookie, COOKIE);
    const value = known && RANDOM_VALUE.test(known) ? known : randomBytes(32).toString('base64url');
    this.header('set-cookie', [
      formatCookie(COOKIE, value, { ...options, isReadable: true }),
      formatCookie(DEVICE_COOKIE, deviceId, { ...options, isReadable: false }),
    ]);
  });

  app.addHook('onRequest', (request, _reply, done) => {
    if (isForged(request.headers)) done(new AppError('forbidden', 'Invalid anti-forgery token'));
    else done();
  });
});

/** Somebody repeats a cookie that this browser does not have. */
export const isForged = (headers: IncomingHttpHeaders) => proof(headers) === 'wrong';

/** Whether the header repeats the cookie. Both must be there to be compared. */
function proof(headers: IncomingHttpHeaders): 'none' | 'right' | 'wrong' {
  const header = headers[HEADER];
  if (typeof header !== 'string') return 'none';
  const cookie = readCookie(headers.cookie, COOKIE);
  if (!cookie) return 'none';
  const [a, b] = [Buffer.from(header), Buffer.from(cookie)];
  return a.length === b.length && timingSafeEqual(a, b) ? 'right' : 'wrong';
}

function describeClient(request: FastifyRequest): ClientInfo {
  const device = readCookie(request.headers.cookie, DEVICE_COOKIE);
  const counts = device && RANDOM_VALUE.test(device) && proof(request.headers) === 'right';
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    deviceId: counts ? device : undefined,
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    clientInfo(): ClientInfo;
  }
  interface FastifyReply {
    /** Sets the cookie by which this browser is known at its next login. */
    rememberDevice(deviceId: string): void;
  }
}
