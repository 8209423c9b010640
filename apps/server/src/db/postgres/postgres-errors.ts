import { messageReference } from '@rostra/messages';
import { AppError } from '../../errors.ts';

/** Shutting down, starting up, or out of connections (PostgreSQL's appendix A). */
const UNAVAILABLE_CODES = new Set(['57P01', '57P02', '57P03', '53300']);
const CONNECTION_EXCEPTIONS = '08';

/**
 * Rethrows errors that the server reported. Everything else means that the connection was lost or
 * could not be opened, which is worth a retry, so it becomes a 503.
 */
export async function rethrowPostgresError(error: unknown): Promise<never> {
  const { default: pg } = await import('pg');
  if (error instanceof pg.DatabaseError && !isUnavailable(error.code ?? '')) throw error;
  const unavailable = new AppError(
    'unavailable',
    messageReference('errors', 'databaseUnavailable'),
  );
  unavailable.cause = error;
  throw unavailable;
}

const isUnavailable = (code: string) =>
  UNAVAILABLE_CODES.has(code) || code.startsWith(CONNECTION_EXCEPTIONS);
