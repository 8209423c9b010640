import type { Queries } from '../../../../db/client.ts';

/** With those that they have left. */
export const findSubscriptionDetails = (queries: Queries, subscriberId: number) =>
  queries
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletters', 'newsletters.id', 'newsletter_subscriptions.newsletter_id')
    .select([
      'newsletters.id',
      'newsletters.name',
      'newsletters.closed_at',
      'newsletter_subscriptions.subscribed_at',
      'newsletter_subscriptions.left_at',
    ])
    .where('newsletter_subscriptions.subscriber_id', '=', subscriberId)
    .orderBy('newsletters.position')
    .orderBy('newsletters.id')
    .execute();

/** Newest first, with the file that an import read. */
export const findConsentDetails = (queries: Queries, subscriberId: number) =>
  queries
    .selectFrom('subscription_consents')
    .innerJoin('newsletters', 'newsletters.id', 'subscription_consents.newsletter_id')
    .leftJoin('subscriber_imports', 'subscriber_imports.id', 'subscription_consents.import_id')
    .select([
      'subscription_consents.id',
      'subscription_consents.kind',
      'subscription_consents.source',
      'subscription_consents.page',
      'subscription_consents.wording',
      'subscription_consents.actor_id',
      'subscription_consents.requested_at',
      'subscription_consents.created_at',
      'newsletters.name',
      'subscriber_imports.file_name',
    ])
    .where('subscription_consents.subscriber_id', '=', subscriberId)
    .orderBy('subscription_consents.id', 'desc')
    .execute();
