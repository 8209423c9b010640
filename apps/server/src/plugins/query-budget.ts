import { normalizeIP } from '@fastify/rate-limit';
import { can } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import { isInProcess } from './pages/in-process-fetch.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';

const WINDOW_MS = 60_000;
/** Counters are integers, and some queries cost a part of a point. */
const PARTS = 100;
/** A static build reads the whole site at once. */
const TOKEN_FACTOR = 10;

export interface QueryBudgetOptions {
  pointsPerMinute: number;
  limits: RateLimits;
}

/**
 * Limits how many expensive queries an address may send, besides the number of its requests. Page renders
 * are not charged, because the page request was. Staff who edit all content are not limited.
 */
export const queryBudget = fp<QueryBudgetOptions>(async (app, { pointsPerMinute, limits }) => {
  const window = { max: PARTS * pointsPerMinute, windowMs: WINDOW_MS };
  const forTokens = { ...window, max: TOKEN_FACTOR * window.max };
  app.decorateRequest('spend', function spend(this: FastifyRequest, points: number) {
    if (points === 0 || can(this.caller.role, 'content.edit') || isInProcess(this)) return;
    const { token } = this.caller;
    const who = token ? `token ${token.id}` : normalizeIP(this.ip);
    const allowed = token ? forTokens : window;
    const { current, ttlMs } = limits.count(
      `query points ${who}`,
      allowed,
      Math.ceil(PARTS * points),
    );
    if (current <= allowed.max) return;
    const retryAfterSeconds = Math.ceil(ttlMs / 1000);
    throw new AppError(
      'rate_limited',
      messageReference('errors', 'tooManyQueries', { count: retryAfterSeconds }),
      { retryAfterSeconds },
    );
  });
});

declare module 'fastify' {
  interface FastifyRequest {
    /** Charges the estimated cost of a query to the caller's budget, before it runs. */
    spend(points: number): void;
  }
}
