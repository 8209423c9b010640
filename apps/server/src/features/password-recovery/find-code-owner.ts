import type { Queries } from '../../db/client.ts';
import { hashCode } from '../accounts/index.ts';
import { findResetCodeOwner } from './reset-codes.repo.ts';

/** Whose password a code can set now; undefined if it is unknown, used or outdated. */
export const findCodeOwner = (db: Queries, code: string, at: Date): Promise<number | undefined> =>
  findResetCodeOwner(db, hashCode(code), at.toISOString());
