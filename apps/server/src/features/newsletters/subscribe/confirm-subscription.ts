import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { SubscriberRow } from '../../../db/tables/newsletters.ts';
import { AppError, invalidCode } from '../../../errors.ts';
import { hashCode } from '../../accounts/index.ts';
import type { NewslettersContext } from '../context.ts';
import { findOpenNewsletters } from '../newsletters.repo.ts';
import { findAccountOf } from '../subscribers/find-account.ts';
import { moveSubscriber } from '../subscribers/move-subscriber.ts';
import { findSubscriber, putConfirmedSubscriber } from '../subscribers/subscribers.repo.ts';
import { isSuppressedByStaff, liftSuppression } from '../subscribers/suppressions.repo.ts';
import { type RequestRow, takeRequest } from './requests.repo.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

/** The owner of an address confirms what somebody asked for. A code works once. */
export async function confirmSubscription(context: NewslettersContext, code: string) {
  const { db, now, links, outbox, hashOf } = context;
  const at = now().toISOString();
  const confirmed = await db.transaction(async (tx) => {
    const request = await takeRequest(tx, hashCode(code), at);
    if (!request) throw invalidCode();
    if (await isSuppressedByStaff(tx, hashOf(request.email))) throw suppressed();
    await liftSuppression(tx, hashOf(request.email));
    return request.subscriber_id === null
      ? await subscribe(context, tx, request)
      : await changeAddress(tx, request, request.subscriber_id, at);
  });
  outbox.wake();
  const { subscriber, names } = confirmed;
  return { email: subscriber.email, newsletters: names, code: links.codeFor(subscriber) };
}

async function subscribe(context: NewslettersContext, tx: Queries, request: RequestRow) {
  const { email, language, source, page, wording, created_at: requestedAt } = request;
  const wanted: string[] = JSON.parse(request.newsletters);
  const newsletters = (await findOpenNewsletters(tx)).filter(({ id }) => wanted.includes(id));
  if (newsletters.length === 0) {
    throw new AppError('conflict', messageReference('newsletters-server', 'closedMeanwhile'));
  }
  const at = context.now().toISOString();
  const userId = await findAccountOf(tx, email);
  const subscriber = await putConfirmedSubscriber(tx, { email, language, userId, at });
  const consent = { source, page, wording, requestedAt };
  await welcomeSubscriber(context, tx, { subscriber, newsletters, consent, at });
  return { subscriber, names: newsletters.map(({ name }) => name) };
}

async function changeAddress(tx: Queries, { email }: RequestRow, id: number, at: string) {
  const subscriber = await findSubscriber(tx, id);
  if (!subscriber) throw invalidCode();
  const userId = await findAccountOf(tx, email);
  await moveSubscriber(tx, subscriber, { email, userId, source: 'preferences', at });
  const moved: SubscriberRow = { ...subscriber, email };
  return { subscriber: moved, names: [] };
}

export const suppressed = () =>
  new AppError('conflict', messageReference('newsletters-server', 'suppressed'));
