import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/client.ts';

const PATIENCE_MS = 10_000;

/** Ctrl-C or SIGTERM: take no more, finish what is open, close the database. Twice: leave at once. */
export function stopOnSignals(app: FastifyInstance, db: Db): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    const impatient = setTimeout(() => process.exit(1), PATIENCE_MS);
    impatient.unref();
    await app.drain();
    await app.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
