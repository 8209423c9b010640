import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import type { NewslettersContext } from '../context.ts';
import { findOpenNewsletters } from '../newsletters.repo.ts';
import { takeRequestsOfUser } from '../subscribe/requests.repo.ts';
import { welcomeSubscriber } from '../subscribe/welcome-subscriber.ts';
import { putConfirmedSubscriber } from '../subscribers/subscribers.repo.ts';
import { isSuppressedByStaff, liftSuppression } from '../subscribers/suppressions.repo.ts';

/** The member has confirmed the address of the account: what they chose before begins. */
export async function completeChoice(
  context: NewslettersContext,
  tx: Queries,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const at = context.now().toISOString();
  const hash = context.hashOf(email);
  for (const request of await takeRequestsOfUser(tx, { userId, email, now: at })) {
    const wanted: string[] = JSON.parse(request.newsletters);
    const newsletters = (await findOpenNewsletters(tx)).filter(({ id }) => wanted.includes(id));
    if (newsletters.length === 0 || (await isSuppressedByStaff(tx, hash))) continue;
    await liftSuppression(tx, hash);
    const { language, source, page, wording, created_at: requestedAt } = request;
    const subscriber = await putConfirmedSubscriber(tx, { email, language, userId, at });
    const consent = { source, page, wording, requestedAt };
    await welcomeSubscriber(context, tx, { subscriber, newsletters, consent, at });
  }
}
