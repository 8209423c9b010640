import type { Queries } from '../../../db/client.ts';
import type { SubscriberRow } from '../../../db/tables/newsletters.ts';
import { findDeliveriesTo } from '../mailings/deliveries/subscriber-deliveries.repo.ts';
import { findConsents, findSubscriptions } from './subscriptions.repo.ts';

/** What they may know about themselves. */
export async function exportSubscriber(queries: Queries, subscriber: SubscriberRow) {
  const subscriptions = await findSubscriptions(queries, subscriber.id);
  const consents = await findConsents(queries, subscriber.id);
  const deliveries = await findDeliveriesTo(queries, subscriber.id);
  return {
    email: subscriber.email,
    language: subscriber.language,
    confirmedAt: subscriber.confirmed_at,
    newsletters: subscriptions.map(({ name, subscribed_at, left_at }) => ({
      name,
      subscribedAt: subscribed_at,
      leftAt: left_at,
    })),
    consents: consents.map(({ name, kind, source, page, wording, requested_at, created_at }) => ({
      newsletter: name,
      kind,
      source,
      page,
      text: wording,
      requestedAt: requested_at,
      at: created_at,
    })),
    mailings: deliveries.map(({ subject, state, reason, changed_at }) => ({
      subject,
      state,
      reason,
      at: changed_at,
    })),
  };
}
