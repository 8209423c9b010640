import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DbKind, Queries } from '../../db/client.ts';

/** Until another transaction waits for this one, on PostgreSQL. On SQLite, the others have not started. */
export async function waitUntilBlocking(kind: DbKind, tx: Queries): Promise<void> {
  if (kind === 'sqlite') return;
  const countBlocked = async () => {
    const { rows } = await sql`select pid from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
    return rows.length;
  };
  await expect.poll(countBlocked).toBeGreaterThan(0);
}
