import type { AccountHooks } from '../../feature.ts';
import type { NewslettersContext } from './context.ts';
import { completeChoice } from './own/complete-choice.ts';
import { eraseSubscriber } from './subscribers/erase-subscriber.ts';
import { exportSubscriber } from './subscribers/export-subscriber.ts';
import { followAccount } from './subscribers/follow-account.ts';
import { findSubscriberOfUser } from './subscribers/subscribers.repo.ts';

export const newsletterAccountHooks = (context: NewslettersContext): AccountHooks => ({
  name: 'newsletters',
  exportData: async (userId) => {
    const { queries } = context.db;
    const subscriber = await findSubscriberOfUser(queries, userId);
    return subscriber ? exportSubscriber(queries, subscriber) : null;
  },
  onEmailChange: (tx, userId) => followAccount(context, tx, userId),
  onEmailConfirmed: async (tx, user) => {
    await followAccount(context, tx, user.id);
    await completeChoice(context, tx, user);
  },
  onDeletion: async (tx, userId) => {
    const subscriber = await findSubscriberOfUser(tx, userId);
    if (subscriber) await eraseSubscriber(context, tx, subscriber);
    return undefined;
  },
});
