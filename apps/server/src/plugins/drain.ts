import type { Server } from 'node:http';
import fp from 'fastify-plugin';
import type { RequestsUnderWay } from './track-requests.ts';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 5_000;

export interface DrainOptions {
  /** All that listen: a name such as localhost can have two addresses. */
  servers: readonly Server[];
  underWay: RequestsUnderWay;
  patienceMs?: number;
}

/**
 * Closing, Fastify waits for the connections of its first server, and closes idle ones once. Here
 * they are closed as they become idle, on every server, and requests whose client has gone are waited
 * for, too. Who does not come to an end is left after a while, so that the rest still can. Comes after
 * everything else: hooks for closing run backwards, and what a request has left to others is theirs.
 */
export const drain = fp<DrainOptions>(
  async (app, { servers, underWay, patienceMs = PATIENCE_MS }) => {
    let closed: Promise<unknown> | undefined;
    let timers: NodeJS.Timeout[] = [];
    const everywhere = (work: (server: Server) => void) => () => servers.forEach(work);

    app.addHook('preClose', async () => {
      const others = servers.filter((server) => server !== app.server);
      closed = Promise.all(others.map(close));
      timers = [
        setInterval(
          everywhere((server) => server.closeIdleConnections()),
          LOOK_EVERY_MS,
        ),
        setTimeout(
          everywhere((server) => server.closeAllConnections()),
          patienceMs,
        ),
      ];
    });
    app.addHook('onClose', async () => {
      await closed;
      timers.forEach(clearTimeout);
      const isDone = await within(patienceMs, underWay.none());
      if (!isDone) app.log.warn('closing before all requests have come to an end');
    });
  },
);

/** Also resolves for one that never listened. */
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  const isDone = await Promise.race([work.then(() => true), tooLate]);
  clearTimeout(timer);
  return isDone;
}
