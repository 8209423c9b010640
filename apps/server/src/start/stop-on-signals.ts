import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Db } from '../db/client.ts';

const TIMEOUT_MS = 10_000;

/**
 * SIGINT and SIGTERM finish open requests and close the database. A second signal exits immediately, except
 * in one of several processes: a terminal or systemd signals all of them, and the first process
 * passes the signal on. Returns a function that ends this.
 */
export function stopOnSignals(app: FastifyInstance, db: Db, tracing?: Tracing): () => void {
  let stopping = false;
  const stop = async () => {
    if (stopping && cluster.isWorker) return;
    if (stopping) process.exit(1);
    stopping = true;
    const timeout = setTimeout(() => process.exit(1), TIMEOUT_MS);
    timeout.unref();
    await app.drain();
    await app.close();
    await db.close();
    await tracing?.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
