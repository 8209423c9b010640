import { can } from '@rostra/contract';
import { accessDenied } from '../../errors.ts';
import type { Actor } from '../../http/access/actor.ts';
import { recordAction } from '../audit/index.ts';
import { resetFactors } from '../second-factors/index.ts';
import { endAllSessions } from '../sessions/index.ts';
import { checkMayChange, lockTarget } from './check-authority.ts';
import type { StaffContext } from './context.ts';

/**
 * For somebody who has lost the device and the recovery codes. Ends all their sessions, because the lost
 * device may have one. False if there was no second factor.
 */
export async function resetSecondFactors(
  context: StaffContext,
  actor: Actor,
  userId: number,
): Promise<boolean> {
  const isReset = await context.db.transaction(async (tx) => {
    const { target, actorRole } = await lockTarget(tx, actor, userId);
    if (!can(actorRole, 'factors.reset')) throw accessDenied();
    // The owner's can only be reset in the terminal: nobody on the site has more rights.
    if (actor.kind === 'user') checkMayChange(actor, actorRole, target);
    if (!(await resetFactors(context, tx, userId))) return false;
    await endAllSessions(tx, userId);
    await recordAction(tx, {
      actor,
      at: context.now(),
      action: 'member.reset_factors',
      target: { kind: 'users', id: userId },
    });
    return true;
  });
  context.outbox.wake();
  return isReset;
}
