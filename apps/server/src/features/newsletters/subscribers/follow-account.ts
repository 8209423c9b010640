import { addressOrNull } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { findUserRow, isConfirmed } from '../../accounts/index.ts';
import type { NewslettersContext } from '../context.ts';
import { moveSubscriber } from './move-subscriber.ts';
import {
  findSubscriberByEmail,
  findSubscriberOfUser,
  updateSubscriber,
} from './subscribers.repo.ts';

/** Links the account to the subscriber with its confirmed address, and gives a subscriber the new address of the account. */
export async function followAccount(
  { now }: Pick<NewslettersContext, 'now'>,
  tx: Queries,
  userId: number,
): Promise<void> {
  const user = await findUserRow(tx, userId);
  if (!user) return;
  const subscriber = await findSubscriberOfUser(tx, userId);
  // Whoever took the address from the account keeps what they subscribed to with it.
  if (!isConfirmed(user) || addressOrNull(user.email) === null) {
    if (subscriber) await updateSubscriber(tx, subscriber.id, { user_id: null });
    return;
  }
  const { email } = user;
  if (subscriber) {
    if (subscriber.email !== email) {
      const at = now().toISOString();
      await moveSubscriber(tx, subscriber, { email, userId, source: 'account', at });
    }
    return;
  }
  const same = await findSubscriberByEmail(tx, email);
  if (same) await updateSubscriber(tx, same.id, { user_id: userId });
}
