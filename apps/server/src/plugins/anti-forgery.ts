import { randomBytes, timingSafeEqual } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import type { ClientInfo } from '../http/caller.ts';

const COOKIE = 'csrf';
const HEADER = 'x-csrf-token';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const RANDOM_VALUE = /^[\w-]{43}$/;

/**
 * Members are authenticated by bearer token, which other sites cannot make a browser send. The only
 * relevant cookie identifies the device: this browser has logged in before. It counts only if the
 * request repeats the readable `csrf` cookie in a header, which only our own pages can do. Clients
 * without cookies need neither.
 */
export const antiForgery = fp<{ siteUrl: string }>(async (app, { siteUrl }) => {
  const isSecure = siteUrl.startsWith('https:');
  // Neither a subdomain nor a plain http response can set a cookie with this prefix.
  const deviceCookie = isSecure ? '__Host-device' : 'device';
  const attributes = {
    path: '/',
    maxAge: ONE_YEAR_SECONDS,
    sameSite: 'lax',
    secure: isSecure,
  } as const;

  app.decorateRequest('clientInfo', function (this: FastifyRequest) {
    return describeClient(this, deviceCookie);
  });

  app.decorateReply('rememberDevice', function (this: FastifyReply, deviceId: string) {
    const known = this.request.cookies[COOKIE];
    const value = known && RANDOM_VALUE.test(known) ? known : randomBytes(32).toString('base64url');
    this.setCookie(COOKIE, value, attributes);
    this.setCookie(deviceCookie, deviceId, { ...attributes, httpOnly: true });
  });

  app.addHook('onRequest', (request, _reply, done) => {
    if (checkToken(request) === 'wrong') {
      done(new AppError('forbidden', messageReference('errors', 'antiForgery')));
    } else {
      done();
    }
  });
});

/** Whether the header repeats the cookie. True unless both were sent. */
function checkToken({ headers, cookies }: FastifyRequest): 'absent' | 'right' | 'wrong' {
  const header = headers[HEADER];
  const cookie = cookies[COOKIE];
  if (typeof header !== 'string' || !cookie) return 'absent';
  const [a, b] = [Buffer.from(header), Buffer.from(cookie)];
  return a.length === b.length && timingSafeEqual(a, b) ? 'right' : 'wrong';
}

function describeClient(request: FastifyRequest, deviceCookie: string): ClientInfo {
  const device = request.cookies[deviceCookie];
  const counts = device && RANDOM_VALUE.test(device) && checkToken(request) === 'right';
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
    /** Sets the cookie that identifies this browser at its next login. */
    rememberDevice(deviceId: string): void;
  }
}
