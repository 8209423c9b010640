import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { findSubscriberIdOf } from '../subscribers/change-subscriber.repo.ts';
import { deleteSuppression, findSuppressionOf, putStaffSuppression } from './suppressions.repo.ts';

type Context = Pick<NewslettersContext, 'db' | 'now' | 'hashOf'>;

/** From now on, only staff can allow mailings to this address again. Doing it twice changes the note. */
export async function suppressAddress(
  { db, now, hashOf }: Context,
  actor: Actor,
  { email, note }: { email: string; note: string },
): Promise<void> {
  const at = now().toISOString();
  const hash = hashOf(email);
  const actorId = actor.kind === 'user' ? actor.userId : null;
  await db.transaction(async (tx) => {
    if (!(await putStaffSuppression(tx, { hash, email, note, actorId, at }))) {
      throw new AppError('conflict', messageReference('newsletters-manage-server', 'wasErased'));
    }
    const target = await targetOf(tx, { email, hash });
    await recordAction(tx, { actor, at, action: 'subscriber.suppress', target });
  });
}

/** An erased address stays suppressed until its owner subscribes again. */
export async function liftSuppression(
  { db, now }: Context,
  actor: Actor,
  hash: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findSuppressionOf(tx, hash);
    if (!found) throw notFound();
    await deleteSuppression(tx, hash);
    await recordAction(tx, {
      actor,
      at: now(),
      action: 'subscriber.lift_suppression',
      target: await targetOf(tx, { email: found.email, hash }),
      before: { reason: found.reason },
    });
  });
}

/** The log has no addresses. */
async function targetOf(
  tx: Parameters<typeof findSubscriberIdOf>[0],
  { email, hash }: { email: string; hash: string },
) {
  const subscriber = await findSubscriberIdOf(tx, email);
  return subscriber
    ? { kind: 'subscribers', id: subscriber.id }
    : { kind: 'suppressions', id: hash };
}
