import { isStaffRole, type StaffMember } from '@rostra/contract';
import { findFactorKinds } from '../second-factors/index.ts';
import type { StaffContext } from './context.ts';
import { findStaff, type Person } from './staff.repo.ts';

type Context = Pick<StaffContext, 'db' | 'staffDeadline'>;

export async function listStaff(context: Context): Promise<StaffMember[]> {
  const people = await findStaff(context.db.queries);
  const members = await Promise.all(people.map((person) => describe(context, person)));
  return members.filter((member) => member !== undefined);
}

async function describe(
  { db, staffDeadline }: Context,
  { id, username, email, role, staff_since, is_blocked, password_hash }: Person,
): Promise<StaffMember | undefined> {
  if (!isStaffRole(role)) return undefined;
  const factors = await findFactorKinds(db.queries, id);
  const deadline = await staffDeadline.find({ role, staffSince: staff_since });
  return {
    id,
    username,
    email,
    role,
    isBlocked: is_blocked === 1,
    isInvited: password_hash === '',
    factors,
    factorDueAt: factors.length === 0 ? (deadline?.toISOString() ?? null) : null,
  };
}
