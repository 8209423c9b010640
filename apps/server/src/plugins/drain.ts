import fp from 'fastify-plugin';
import type { Connections } from '../http/connections.ts';
import type { OpenRequests } from './track-requests.ts';

const TIMEOUT_MS = 5_000;

export interface DrainOptions {
  connections: Connections;
  openRequests: OpenRequests;
  timeoutMs?: number;
}

/**
 * A graceful shutdown before Fastify closes. A closing Fastify refuses the API calls of renders and does
 * not wait for handlers whose client has disconnected. `drain` accepts no more requests and waits for all
 * open ones, but not longer than the timeout.
 */
export const drain = fp<DrainOptions>(
  async (app, { connections, openRequests, timeoutMs = TIMEOUT_MS }) => {
    let drained: Promise<void> | undefined;
    const start = async () => {
      const startedAt = performance.now();
      await connections.close(timeoutMs);
      const leftMs = Math.max(0, timeoutMs - (performance.now() - startedAt));
      const isEmpty = await within(leftMs, openRequests.whenEmpty());
      if (!isEmpty) app.log.warn('closing although some requests have not finished');
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
    /** Stops accepting requests and waits for the open ones. Call it before `close`. */
    drain(): Promise<void>;
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const { promise: timedOut, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  const isEmpty = await Promise.race([work.then(() => true), timedOut]);
  clearTimeout(timer);
  return isEmpty;
}
