import { can, isStaffRole, type Role, type StaffRole, staffRoles } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../db/client.ts';
import { AppError, accessDenied } from '../../errors.ts';
import type { Actor } from '../../http/access/actor.ts';
import { lockUsers } from '../accounts/index.ts';
import type { Person } from './staff.repo.ts';

const forbidden = () => accessDenied();

/** Whoever can use the terminal controls the whole site. */
const OPERATOR_ROLE: StaffRole = 'owner';

/**
 * Locks the account that an action is about together with the actor's, and reads the role that the actor has
 * now: it may have changed since the request came in. There is no `self` in a terminal.
 */
export async function lockTarget(
  tx: Queries,
  actor: Actor,
  userId: number,
): Promise<{ target: Person; actorRole: Role; self: Person | undefined }> {
  const actorIds = actor.kind === 'user' ? [actor.userId] : [];
  const people = await lockUsers(tx, [userId, ...actorIds]);
  const target = people.find(({ id }) => id === userId);
  if (!target) throw new AppError('not_found', messageReference('staff-server', 'noAccount'));
  if (actor.kind === 'terminal') return { target, actorRole: OPERATOR_ROLE, self: undefined };
  const self = people.find(({ id }) => id === actor.userId);
  if (!self || self.is_blocked) throw forbidden();
  return { target, actorRole: self.role, self };
}

/** Refuses changes of one's own account, of the owner, and of people with more rights than the actor. */
export function checkMayChange(actor: Actor, actorRole: Role, target: Person): void {
  if (actor.kind === 'user' && actor.userId === target.id) {
    throw new AppError('conflict', messageReference('staff-server', 'ownAccount'));
  }
  if (target.role === 'owner') {
    throw new AppError('conflict', messageReference('staff-server', 'ownerStays'));
  }
  checkWithin(actorRole, target.role);
}

/** Nobody gives or takes a right that they do not have. */
export function checkWithin(actorRole: Role, role: Role): void {
  if (!isStaffRole(role)) return;
  if (!staffRoles[role].capabilities.every((capability) => can(actorRole, capability))) {
    throw forbidden();
  }
}
