import { isStaffRole, type StaffRole } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, accessDenied } from '../../errors.ts';
import type { Actor } from '../../http/access/actor.ts';
import { localSite } from '../../languages/site.ts';
import { cancelDeletion, changeAccess, lockUsers } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import type { StaffContext } from './context.ts';
import { roleChangedMail } from './emails.ts';
import { findOwner, type Person } from './staff.repo.ts';

/**
 * Makes a member of staff the owner, and the owner an administrator. Of two transfers at the same time the second is
 * refused. False if the account is the owner already.
 */
export async function transferOwnership(
  { db, now, outbox, site }: StaffContext,
  actor: Actor,
  userId: number,
): Promise<boolean> {
  const isChanged = await db.transaction(async (tx) => {
    const ownerId = actor.kind === 'user' ? actor.userId : (await findOwner(tx))?.id;
    const people = await lockUsers(tx, [userId, ...(ownerId === undefined ? [] : [ownerId])]);
    const owner = people.find(({ id, role }) => id === ownerId && role === 'owner');
    if (!owner && actor.kind === 'user') throw accessDenied();
    if (!owner && (await findOwner(tx))) {
      throw new AppError('conflict', messageReference('staff-server', 'ownerChanged'));
    }
    const target = people.find(({ id }) => id === userId);
    if (!target) throw new AppError('not_found', messageReference('staff-server', 'noAccount'));
    if (target.role === 'owner') return false;
    if (!isStaffRole(target.role) || target.is_blocked || target.password_hash === '') {
      throw new AppError('conflict', messageReference('staff-server', 'cannotBecomeOwner'));
    }
    const setRole = async (person: Person, role: StaffRole) => {
      await changeAccess(tx, person.id, { role }, now());
      await outbox.put(tx, roleChangedMail(localSite(site, person), { to: person.email, role }));
    };
    if (owner) await setRole(owner, 'administrator');
    await setRole(target, 'owner');
    await cancelDeletion({ now, site }, tx, target.id);
    await recordAction(tx, {
      actor,
      at: now(),
      action: 'staff.transfer_ownership',
      target: { kind: 'users', id: target.id },
      before: { ownerId: owner?.id ?? null, role: target.role },
      after: { ownerId: target.id },
    });
    return true;
  });
  outbox.wake();
  return isChanged;
}
