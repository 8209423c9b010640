import type { Queries } from '../../../db/client.ts';
import type { SubscriberRow } from '../../../db/tables/newsletters.ts';
import type { NewslettersContext } from '../context.ts';
import { forgetDeliveries } from '../mailings/deliveries/subscriber-deliveries.repo.ts';
import { deleteSubscriber } from './subscribers.repo.ts';
import { insertSuppression } from './suppressions.repo.ts';

/** Deletes everything that names them. An import recognises the address by its hash and leaves it out. */
export async function eraseSubscriber(
  { hashOf, now, outbox }: Pick<NewslettersContext, 'hashOf' | 'now' | 'outbox'>,
  tx: Queries,
  { id, email, user_id }: SubscriberRow,
): Promise<void> {
  const at = now().toISOString();
  await forgetDeliveries(tx, { subscriberIds: [id], at });
  await deleteSubscriber(tx, id);
  await insertSuppression(tx, {
    address_hash: hashOf(email),
    email: null,
    reason: 'erased',
    note: '',
    actor_id: null,
    created_at: at,
  });
  // Mails to an account are left to the account.
  if (user_id === null) await outbox.discard(tx, email);
}
