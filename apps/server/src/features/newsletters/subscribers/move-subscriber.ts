import type { Queries } from '../../../db/client.ts';
import type { ConsentSource, SubscriberRow } from '../../../db/tables/newsletters.ts';
import { moveDeliveries } from '../mailings/deliveries/subscriber-deliveries.repo.ts';
import { joinNewsletters } from './change-subscriptions.ts';
import { deleteSubscriber, findSubscriberByEmail, updateSubscriber } from './subscribers.repo.ts';
import { findSubscriptions, moveConsents } from './subscriptions.repo.ts';

interface NewAddress {
  readonly email: string;
  readonly userId: number | null;
  readonly source: ConsentSource;
  readonly at: string;
}

/**
 * Gives a subscriber another address that its owner has confirmed. If somebody has subscribed with it, that was the same
 * person: one subscriber is left, with the newsletters of both.
 */
export async function moveSubscriber(
  tx: Queries,
  subscriber: SubscriberRow,
  { email, userId, source, at }: NewAddress,
): Promise<void> {
  const other = await findSubscriberByEmail(tx, email);
  if (other && other.id !== subscriber.id) {
    const subscriptions = await findSubscriptions(tx, other.id);
    await joinNewsletters(tx, {
      subscriberId: subscriber.id,
      newsletterIds: subscriptions.filter(({ left_at }) => left_at === null).map(({ id }) => id),
      consent: { source },
      at,
    });
    await moveConsents(tx, other.id, subscriber.id);
    await moveDeliveries(tx, { from: other.id, to: subscriber.id, at });
    await deleteSubscriber(tx, other.id);
  }
  await updateSubscriber(tx, subscriber.id, { email, user_id: userId, confirmed_at: at });
}
