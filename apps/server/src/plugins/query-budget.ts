import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { isInProcess } from './pages/in-process-fetch.ts';

const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 10_000;

export interface QueryBudgetOptions {
  pointsPerMinute: number;
}

/**
 * Limits how many expensive queries an address may send, besides the number of its requests. Page renders
 * are not charged, because the page request was. Editors are not limited.
 */
export const queryBudget = fp<QueryBudgetOptions>(async (app, { pointsPerMinute }) => {
  const spent = new LRUCache<string, { points: number }>({ max: MAX_ADDRESSES, ttl: WINDOW_MS });
  app.decorateRequest('spend', function spend(this: FastifyRequest, points: number) {
    if (points === 0 || this.caller.role === 'editor' || isInProcess(this)) return;
    const address = spent.get(this.ip) ?? { points: 0 };
    if (address.points === 0) spent.set(this.ip, address);
    address.points += points;
    if (address.points <= pointsPerMinute) return;
    const retryAfterSeconds = Math.ceil(spent.getRemainingTTL(this.ip) / 1000);
    throw new AppError(
      'rate_limited',
      `Too many expensive queries, please try again in ${retryAfterSeconds} seconds.`,
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
