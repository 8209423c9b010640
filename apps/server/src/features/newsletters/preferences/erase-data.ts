import type { NewslettersContext } from '../context.ts';
import { getFreshLink } from '../links/get-link.ts';
import { eraseSubscriber } from '../subscribers/erase-subscriber.ts';

export const eraseData = (context: NewslettersContext, code: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { subscriber } = await getFreshLink(context, tx, code);
    await eraseSubscriber(context, tx, subscriber);
  });
