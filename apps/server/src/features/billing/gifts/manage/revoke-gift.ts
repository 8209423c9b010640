import type { ManagedGift } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { ManagementContext } from '../../context.ts';
import { toManagedGift } from './managed-gift.ts';
import { findManagedGift, setRevoked } from './managed-gifts.repo.ts';

/** Nobody can redeem it from now on. A bought one is not refunded by this. */
export async function revokeGift(
  context: ManagementContext,
  actor: Actor,
  id: string,
): Promise<ManagedGift> {
  const { db, now } = context;
  const gift = await findManagedGift(db.queries, id);
  if (!gift) throw notFound();
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    if (!(await setRevoked(tx, id, at))) {
      // A double click.
      if ((await findManagedGift(tx, id))?.revoked_at) return;
      throw new AppError('conflict', messageReference('gifts-server', 'redeemed'));
    }
    const after = { planId: gift.plan_id, months: gift.months, kind: gift.kind };
    const target = { kind: 'gifts', id };
    await recordAction(tx, { actor, at, action: 'gift.revoke', target, after });
  });
  const revoked = await findManagedGift(db.queries, id);
  if (!revoked) throw notFound();
  return toManagedGift(context, revoked);
}
