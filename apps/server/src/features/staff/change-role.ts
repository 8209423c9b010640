import { can, isStaffRole, type Role, type StaffRole } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, accessDenied } from '../../errors.ts';
import type { Actor } from '../../http/access/actor.ts';
import { localSite } from '../../languages/site.ts';
import { changeAccess } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { passwordRecoveryAccountHooks } from '../password-recovery/index.ts';
import { checkMayChange, checkWithin, lockTarget } from './check-authority.ts';
import type { StaffContext } from './context.ts';
import { roleChangedMail } from './emails.ts';
import { withdrawnMail } from './invitations/invitation-mails.ts';

/** False if nothing had to change. */
export const changeRole = (
  context: StaffContext,
  actor: Actor,
  { userId, role }: { userId: number; role: StaffRole },
): Promise<boolean> => setRole(context, actor, { userId, role });

/** Makes staff a plain member again, and an unused invitation void. False if it was a member already. */
export const revokeRole = (context: StaffContext, actor: Actor, userId: number): Promise<boolean> =>
  setRole(context, actor, { userId, role: 'member' });

async function setRole(
  { db, now, outbox, site }: StaffContext,
  actor: Actor,
  { userId, role }: { userId: number; role: Role },
): Promise<boolean> {
  const isChanged = await db.transaction(async (tx) => {
    const { target, actorRole } = await lockTarget(tx, actor, userId);
    if (!can(actorRole, 'staff.manage')) throw accessDenied();
    checkWithin(actorRole, role);
    if (target.role === role && role !== 'owner') return false;
    if (!isStaffRole(target.role)) {
      throw new AppError('conflict', messageReference('staff-server', 'inviteFirst'));
    }
    checkMayChange(actor, actorRole, target);
    if (role === 'owner') {
      throw new AppError('conflict', messageReference('staff-server', 'onlyTransferred'));
    }
    await changeAccess(tx, userId, { role }, now());
    const local = localSite(site, target);
    if (role === 'member' && target.password_hash === '') {
      await passwordRecoveryAccountHooks.onPasswordChange(tx, userId);
      await outbox.put(tx, withdrawnMail(local, target.email));
    } else {
      await outbox.put(tx, roleChangedMail(local, { to: target.email, role }));
    }
    await recordAction(tx, {
      actor,
      at: now(),
      action: role === 'member' ? 'staff.revoke' : 'staff.change_role',
      target: { kind: 'users', id: userId },
      before: { role: target.role },
      after: { role },
    });
    return true;
  });
  outbox.wake();
  return isChanged;
}
