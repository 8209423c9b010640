import rateLimitLibrary, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import { messageReference } from '@rostra/messages';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { readableWait } from '../../http/readable-wait.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';
import type { RateLimits } from './rate-limits.ts';

const SHARE_INTERVAL_MS = 1_000;
const CLEAN_UP_INTERVAL_MS = 60 * 60_000;

export interface RateLimitOptions {
  limits: RateLimits;
}

/** Limits requests per client address, for all processes of the site together. */
export const rateLimit = fp<RateLimitOptions>(async (app, { limits }) => {
  await app.register(rateLimitLibrary, {
    global: false,
    allowList: isInProcess,
    store: storeOf(limits),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError(
        'rate_limited',
        messageReference('errors', 'tooManyRequests', readableWait(Math.ceil(ttl / 1000), 60)),
      ),
  });

  let isFailing = false;
  const share = async () => {
    try {
      await limits.share();
      isFailing = false;
    } catch (err) {
      if (!isFailing) app.log.error({ err }, 'rate limits are not shared');
      isFailing = true;
    }
  };
  const cleanUp = () =>
    limits.cleanUp().catch((err: unknown) => app.log.error({ err }, 'clean-up failed'));
  let timers: NodeJS.Timeout[] = [];
  app.addHook('onListen', async () => {
    timers = [setInterval(share, SHARE_INTERVAL_MS), setInterval(cleanUp, CLEAN_UP_INTERVAL_MS)];
    for (const timer of timers) timer.unref();
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });
});

/** The counters of a route, or of all routes with the same group. */
export const limitName = (route: { method: string | string[]; url: string }): string =>
  `${route.method} ${route.url} `;

/** The library creates one store for the app, and asks it for a store for each route. */
function storeOf(limits: RateLimits): FastifyRateLimitStoreCtor {
  const storeFor = (name: string): FastifyRateLimitStore => ({
    incr: (key, done, windowMs, max) => {
      const window = { max, windowMs };
      const report = ({ current, ttlMs }: { current: number; ttlMs: number }) =>
        done(null, { current, ttl: ttlMs });
      if (limits.isHighLimit(window)) report(limits.count(name + key, window));
      else limits.countExactly(name + key, window).then(report, done);
    },
    child: (route) => storeFor(nameOf(route)),
  });
  return class {
    incr = storeFor('').incr;
    child = storeFor('').child;
  };
}

interface MergedOptions {
  groupId?: string;
  routeInfo?: { method?: string | string[]; url?: string };
}

/** The library appends the group to the key. */
function nameOf(route: object): string {
  const { groupId, routeInfo } = route as MergedOptions;
  if (groupId !== undefined) return '';
  const { method, url } = routeInfo ?? {};
  if (method === undefined || url === undefined)
    throw new Error('A limit needs a route or a group');
  return limitName({ method, url });
}
