import { isStaffRole, type StaffMember } from '@rostra/contract';
import { findFactorKinds } from '../second-factors/index.ts';
import type { StaffContext } from './context.ts';
import { findStaff, type Person, personName } from './staff.repo.ts';

type Context = Pick<StaffContext, 'db' | 'staffDeadline'>;

export async function listStaff(context: Context): Promise<StaffMember[]> {
  const people = await findStaff(context.db.queries);
  const members = await Promise.all(people.map((person) => describe(context, person)));
  return members.filter((member) => member !== undefined);
}

async function describe(
  { db, staffDeadline }: Context,
  person: Person,
): Promise<StaffMember | undefined> {
  const { id, username, email, role, staff_since, is_blocked, password_hash } = person;
  if (!isStaffRole(role)) return undefined;
  const factors = await findFactorKinds(db.queries, id);
  const deadline = await staffDeadline.find({ role, staffSince: staff_since });
  return {
    id,
    username,
    name: personName(person),
    email,
    role,
    isBlocked: is_blocked === 1,
    isInvited: password_hash === '',
    factors,
    factorDueAt: factors.length === 0 ? (deadline?.toISOString() ?? null) : null,
  };
}
