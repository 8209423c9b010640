import { isStaffRole, type StaffRole } from '@rostra/contract';
import { invalidCode } from '../../../errors.ts';
import { findCodeOwner } from '../../password-recovery/index.ts';
import type { StaffContext } from '../context.ts';
import { findPersonById } from '../staff.repo.ts';

/** What an invitation is for. The same error for unknown, used, outdated and revoked ones. */
export async function checkInvitation(
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  code: string,
): Promise<{ email: string; role: StaffRole }> {
  const userId = await findCodeOwner(db.queries, code, now());
  const person = userId === undefined ? undefined : await findPersonById(db.queries, userId);
  if (!person || person.is_blocked || person.password_hash !== '') throw invalidCode();
  if (!isStaffRole(person.role)) throw invalidCode();
  return { email: person.email, role: person.role };
}
