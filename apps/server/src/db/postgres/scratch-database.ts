import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { StartError } from '../../errors.ts';
import { openDb } from '../client.ts';

/** A new, empty database on the same server, which is dropped afterwards. */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `rostra_scratch_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const server = openDb({ dataDir: '', databaseUrl });
  try {
    await sql`create database ${sql.ref(name)}`.execute(server.queries).catch((error: unknown) => {
      throw new StartError(
        `A database for the trial could not be created: ${String(error)}. Give the user of DATABASE_URL the right to create databases, or restore a backup elsewhere and try it there.`,
        { cause: error },
      );
    });
    try {
      return await work(url.href);
    } finally {
      await sql`drop database ${sql.ref(name)}`.execute(server.queries);
    }
  } finally {
    await server.close();
  }
}
