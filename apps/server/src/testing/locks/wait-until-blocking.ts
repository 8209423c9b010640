import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { DbKind, Queries } from '../../db/client.ts';

const PATIENCE_MS = 20_000;

/** Until another transaction waits for this one, on PostgreSQL. On SQLite, the others have not started. */
export async function waitUntilBlocking(kind: DbKind, tx: Queries): Promise<void> {
  if (kind === 'sqlite') return;
  const check = async () => {
    const { rows } = await sql`select pid from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
    expect(rows.length).toBeGreaterThan(0);
  };
  await vi.waitFor(check, { timeout: PATIENCE_MS });
}
