import type { Queries } from '../../../db/client.ts';
import { findActiveUserByEmail, isConfirmed } from '../../accounts/index.ts';

/** The account that has confirmed this address; null if there is none. */
export async function findAccountOf(tx: Queries, email: string): Promise<number | null> {
  const user = await findActiveUserByEmail(tx, email);
  return user && isConfirmed(user) ? user.id : null;
}
