import { can } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { accessDenied } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { checkMayChange, lockTarget } from '../../staff/index.ts';

/** Locks the account until the transaction ends, and checks the rights that the actor has now. */
export async function lockMember(tx: Queries, actor: Actor, userId: number) {
  const { target, actorRole } = await lockTarget(tx, actor, userId);
  if (!can(actorRole, 'members.manage')) throw accessDenied();
  checkMayChange(actor, actorRole, target);
  return target;
}
