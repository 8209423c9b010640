import type { Role } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { NO_PASSWORD } from '../credentials/password-hasher.ts';

export interface AccessChange {
  readonly role?: Role;
  readonly is_blocked?: 0 | 1;
  readonly password_hash?: string;
}

/** A new role starts the time as staff for a member, and ends it for staff who become a member. */
export async function updateAccess(
  tx: Queries,
  id: number,
  changes: AccessChange,
  at: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      ...changes,
      ...(changes.role === 'member' ? { staff_since: null } : {}),
      ...(changes.role && changes.role !== 'member'
        ? {
            staff_since: eb
              .case()
              .when('role', '=', 'member')
              .then(at)
              .else(eb.ref('staff_since'))
              .end(),
          }
        : {}),
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

export async function lockUnused(tx: Queries, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', userId)
    .where('role', '=', 'member')
    .where('password_hash', '=', NO_PASSWORD)
    .where('email_confirmed_at', 'is', null)
    .where('stripe_customer_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
