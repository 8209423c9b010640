import { messageReference } from '@rostra/messages';
import { AppError } from '../../errors.ts';

/** SQLite's primary result codes, which are the lowest byte of an extended one. */
const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const FULL = 13;
const CANNOT_OPEN = 14;

const resultCode = (error: unknown): number | undefined => {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
};

/** Another connection holds a lock. */
export const isLocked = (error: unknown): boolean =>
  [BUSY, LOCKED].includes(resultCode(error) ?? Number.NaN);

/**
 * Rethrows an error of SQLite. A lock or a full disk becomes `unavailable`, because the caller may
 * try again.
 */
export function rethrowSqliteError(error: unknown): never {
  const code = resultCode(error);
  if (code === undefined || ![BUSY, LOCKED, IO_ERROR, FULL, CANNOT_OPEN].includes(code))
    throw error;
  const unavailable = new AppError(
    'unavailable',
    messageReference('errors', 'databaseUnavailable'),
  );
  unavailable.cause = error;
  throw unavailable;
}
