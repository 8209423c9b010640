import type { SubscriberDetails } from '@rostra/contract';
import { notFound } from '../../../../errors.ts';
import { findUserRow } from '../../../accounts/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { findSubscriptions } from '../../subscribers/subscriptions.repo.ts';
import { describeSuppression } from '../suppressions/describe-suppression.ts';
import { findSuppressionOf } from '../suppressions/suppressions.repo.ts';
import { describeSubscriber } from './list-subscribers.ts';
import { findStaffNames } from './staff-names.ts';
import { findConsentDetails } from './subscriber-details.repo.ts';
import { findSubscribers } from './subscriber-list.repo.ts';

type Context = Pick<NewslettersContext, 'db' | 'hashOf'>;

export async function getSubscriber(context: Context, id: number): Promise<SubscriberDetails> {
  const { queries } = context.db;
  const [row] = await findSubscribers(queries, [id]);
  if (!row) throw notFound();
  const consents = await findConsentDetails(queries, id);
  const suppression = await findSuppressionOf(queries, context.hashOf(row.email));
  const actors = [...consents.map(({ actor_id }) => actor_id), suppression?.actor_id ?? null];
  const nameOf = await findStaffNames(queries, actors);
  const { newsletters: _, ...summary } = describeSubscriber(row);
  const member = row.user_id === null ? undefined : await findUserRow(queries, row.user_id);
  return {
    ...summary,
    confirmedAt: row.confirmed_at,
    memberName: member?.username ?? null,
    subscriptions: await describeSubscriptions(context, id),
    consents: consents.map((consent) => ({
      id: consent.id,
      kind: consent.kind,
      newsletter: consent.name,
      source: consent.source,
      page: consent.page,
      wording: consent.wording,
      by: nameOf(consent.actor_id),
      importedFrom: consent.file_name,
      requestedAt: consent.requested_at,
      createdAt: consent.created_at,
    })),
    suppression: suppression ? describeSuppression(suppression, nameOf) : null,
  };
}

export const describeSubscriptions = async (
  { db }: Pick<NewslettersContext, 'db'>,
  subscriberId: number,
): Promise<SubscriberDetails['subscriptions']> =>
  (await findSubscriptions(db.queries, subscriberId)).map((row) => ({
    newsletterId: row.id,
    name: row.name,
    isClosed: row.closed_at !== null,
    subscribedAt: row.subscribed_at,
    leftAt: row.left_at,
  }));
