import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';

/** For the database, files and outgoing requests. */
const RESERVED_DESCRIPTORS = 100;
const LOG_INTERVAL_MS = 60_000;

interface LimitLog {
  warn(fields: object, message: string): void;
}

/**
 * Without this limit, a server that runs out of file descriptors resets every new connection and
 * logs nothing.
 */
export function limitConnections(
  server: Server,
  logger: LimitLog,
  limit = connectionLimit(readOpenFilesLimit()),
): void {
  if (limit === undefined) return;
  server.maxConnections = limit;
  let dropped = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    dropped += 1;
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    logger.warn({ limit, dropped }, 'connection limit reached: connections are refused');
    loggedAt = performance.now();
    dropped = 0;
  });
}

/**
 * Undefined if there is no limit. Only half of a small limit, so that some descriptors are left for
 * files.
 */
export const connectionLimit = (openFiles: number | undefined): number | undefined =>
  openFiles && Math.max(openFiles - RESERVED_DESCRIPTORS, Math.floor(openFiles / 2));

/** Linux reports it in `/proc`; other systems have no such file. */
function readOpenFilesLimit(): number | undefined {
  try {
    const lines = readFileSync('/proc/self/limits', 'utf8').split('\n');
    const columns = lines.find((line) => line.startsWith('Max open files'))?.split(/\s{2,}/) ?? [];
    const soft = Number(columns[1]);
    return Number.isInteger(soft) ? soft : undefined;
  } catch {
    return undefined;
  }
}
