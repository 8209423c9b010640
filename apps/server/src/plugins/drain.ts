import fp from 'fastify-plugin';
import type { Connections } from '../http/connections.ts';
import type { RequestsUnderWay } from './track-requests.ts';

const PATIENCE_MS = 5_000;

export interface DrainOptions {
  connections: Connections;
  underWay: RequestsUnderWay;
  patienceMs?: number;
}

/**
 * While Fastify closes, no page can ask us for what it shows, and it waits for nobody whose client has
 * gone. `drain`, before it, takes no more requests and lets all that are under way come to their end.
 * Who does not is left after a while, so that the rest still can.
 */
export const drain = fp<DrainOptions>(
  async (app, { connections, underWay, patienceMs = PATIENCE_MS }) => {
    let drained: Promise<void> | undefined;
    const start = async () => {
      const begunAt = performance.now();
      await connections.close(patienceMs);
      const leftMs = Math.max(0, patienceMs - (performance.now() - begunAt));
      const isDone = await within(leftMs, underWay.none());
      if (!isDone) app.log.warn('closing before all requests have come to an end');
    };
    app.decorate('drain', () => {
      drained ??= start();
      return drained;
    });
    app.addHook('preClose', () => app.drain());
  },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Before closing: no more requests, and the end of those that are under way. */
    drain(): Promise<void>;
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  const isDone = await Promise.race([work.then(() => true), tooLate]);
  clearTimeout(timer);
  return isDone;
}
