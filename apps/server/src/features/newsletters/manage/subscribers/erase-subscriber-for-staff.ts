import { messageReference } from '@rostra/messages';
import { invalidField, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { eraseSubscriber } from '../../subscribers/erase-subscriber.ts';
import { findSubscriber } from './change-subscriber.repo.ts';

/** The log keeps the number of the subscriber only. */
export async function eraseSubscriberForStaff(
  context: NewslettersContext,
  actor: Actor,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const subscriber = await findSubscriber(tx, id);
    if (!subscriber) throw notFound();
    if (subscriber.email !== email) {
      throw invalidField(['email'], messageReference('newsletters-manage-server', 'otherAddress'));
    }
    await eraseSubscriber(context, tx, subscriber);
    const target = { kind: 'subscribers', id };
    await recordAction(tx, { actor, at: context.now(), action: 'subscriber.erase', target });
  });
}
