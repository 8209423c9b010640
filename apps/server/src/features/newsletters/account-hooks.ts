import type { AccountHooks } from '../../feature.ts';
import type { NewslettersContext } from './context.ts';
import { eraseSubscriber } from './subscribers/erase-subscriber.ts';
import { exportSubscriber } from './subscribers/export-subscriber.ts';
import { findSubscriberOfUser } from './subscribers/subscribers.repo.ts';

export const newsletterAccountHooks = (context: NewslettersContext): AccountHooks => ({
  name: 'newsletters',
  exportData: async (userId) => {
    const { queries } = context.db;
    const subscriber = await findSubscriberOfUser(queries, userId);
    return subscriber ? exportSubscriber(queries, subscriber) : null;
  },
  onDeletion: async (tx, userId) => {
    const subscriber = await findSubscriberOfUser(tx, userId);
    if (subscriber) await eraseSubscriber(context, tx, subscriber);
    return undefined;
  },
});
