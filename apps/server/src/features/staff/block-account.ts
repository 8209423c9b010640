import { can } from '@rostra/contract';
import { accessDenied } from '../../errors.ts';
import type { Actor } from '../../http/access/actor.ts';
import { localSite } from '../../languages/site.ts';
import { changeAccess } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { endAllSessions } from '../sessions/index.ts';
import { checkMayChange, lockTarget } from './check-authority.ts';
import type { StaffContext } from './context.ts';
import { blockedMail } from './emails.ts';

/** Ends all sessions in the same transaction. False if the account was blocked already. */
export const blockAccount = (
  context: StaffContext,
  actor: Actor,
  userId: number,
): Promise<boolean> => setBlocked(context, actor, userId, 1);

export const unblockAccount = (
  context: StaffContext,
  actor: Actor,
  userId: number,
): Promise<boolean> => setBlocked(context, actor, userId, 0);

async function setBlocked(
  { db, now, outbox, site }: StaffContext,
  actor: Actor,
  userId: number,
  isBlocked: 0 | 1,
): Promise<boolean> {
  const isChanged = await db.transaction(async (tx) => {
    const { target, actorRole } = await lockTarget(tx, actor, userId);
    if (!can(actorRole, 'members.block')) throw accessDenied();
    checkMayChange(actor, actorRole, target);
    if (target.is_blocked === isBlocked) return false;
    await changeAccess(tx, userId, { is_blocked: isBlocked }, now());
    if (isBlocked) await endAllSessions(tx, userId);
    const mail = { to: target.email, isBlocked: isBlocked === 1 };
    await outbox.put(tx, blockedMail(localSite(site, target), mail));
    await recordAction(tx, {
      actor,
      at: now(),
      action: isBlocked ? 'member.block' : 'member.unblock',
      target: { kind: 'users', id: userId },
    });
    return true;
  });
  outbox.wake();
  return isChanged;
}
