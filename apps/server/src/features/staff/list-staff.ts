import { isStaffRole, type StaffMember } from '@rostra/contract';
import type { StaffContext } from './context.ts';
import { findStaff } from './staff.repo.ts';

export async function listStaff({ db }: Pick<StaffContext, 'db'>): Promise<StaffMember[]> {
  const people = await findStaff(db.queries);
  return people.flatMap(({ id, username, email, role, is_blocked, password_hash }) =>
    isStaffRole(role)
      ? [
          {
            id,
            username,
            email,
            role,
            isBlocked: is_blocked === 1,
            isInvited: password_hash === '',
          },
        ]
      : [],
  );
}
