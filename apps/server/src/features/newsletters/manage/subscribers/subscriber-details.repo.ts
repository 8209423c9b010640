import type { Queries } from '../../../../db/client.ts';

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
