import { isStaffRole, type Role } from '@rostra/contract';
import { findUserRow } from '../../accounts/index.ts';
import type { AuthenticationContext } from '../authenticate.ts';

/**
 * What a person may do now, for what they left behind: a link or a job outlives the session that made it. Undefined if
 * the account is blocked or gone; staff who lack a required second factor are members.
 */
export async function findRole(
  { db, secondFactors }: Pick<AuthenticationContext, 'db' | 'secondFactors'>,
  userId: number,
): Promise<Role | undefined> {
  const user = await findUserRow(db.queries, userId);
  if (!user || user.is_blocked) return undefined;
  const { role, staff_since: staffSince } = user;
  if (!isStaffRole(role)) return role;
  return (await secondFactors.isRoleSuspended({ userId, role, staffSince })) ? 'member' : role;
}
