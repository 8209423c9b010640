import { notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { findNewsletter } from '../newsletters/managed-newsletters.repo.ts';
import { findSubscriber, insertStaffRefusal, markLeft } from './change-subscriber.repo.ts';

/** For somebody who asks by telephone or letter. Doing it twice changes nothing. */
export async function endSubscription(
  { db, now }: Pick<NewslettersContext, 'db' | 'now'>,
  actor: Actor,
  { subscriberId, newsletterId }: { subscriberId: number; newsletterId: string },
): Promise<void> {
  const at = now().toISOString();
  const actorId = actor.kind === 'user' ? actor.userId : null;
  await db.transaction(async (tx) => {
    const newsletter = await findNewsletter(tx, newsletterId);
    if (!newsletter || !(await findSubscriber(tx, subscriberId))) throw notFound();
    if (!(await markLeft(tx, { subscriberId, newsletterId, at }))) return;
    await insertStaffRefusal(tx, { subscriberId, newsletterId, actorId, at });
    await recordAction(tx, {
      actor,
      at,
      action: 'subscriber.unsubscribe',
      target: { kind: 'subscribers', id: subscriberId },
      after: { name: newsletter.name },
    });
  });
}
