import type { CallOutput, getMemberSubscriptions as call } from '@rostra/contract';
import type { NewslettersContext } from '../../context.ts';
import { findSubscriberOfUser } from '../../subscribers/subscribers.repo.ts';
import { findSuppressionOf } from '../suppressions/suppressions.repo.ts';
import { describeSubscriptions } from './get-subscriber.ts';

/** For the page of a member. */
export async function getMemberSubscriptions(
  context: Pick<NewslettersContext, 'db' | 'hashOf'>,
  userId: number,
): Promise<CallOutput<typeof call>['data']> {
  const { queries } = context.db;
  const subscriber = await findSubscriberOfUser(queries, userId);
  if (!subscriber) return { subscriberId: null, subscriptions: [], suppression: null };
  const suppression = await findSuppressionOf(queries, context.hashOf(subscriber.email));
  return {
    subscriberId: subscriber.id,
    subscriptions: await describeSubscriptions(context, subscriber.id),
    suppression: suppression
      ? { reason: suppression.reason, createdAt: suppression.created_at }
      : null,
  };
}
