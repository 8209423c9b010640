import type { OwnNewsletters } from '@rostra/contract';
import { unauthorized } from '../../../errors.ts';
import { findUserRow, isConfirmed } from '../../accounts/index.ts';
import type { NewslettersContext } from '../context.ts';
import { listOwn } from '../preferences/describe-preferences.ts';
import { findRequestsOfUser } from '../subscribe/requests.repo.ts';
import { findSubscriberOfUser } from '../subscribers/subscribers.repo.ts';

/** What a member gets, or will get once the address of the account is confirmed. */
export async function readOwn(
  context: NewslettersContext,
  { userId }: { userId: number },
): Promise<OwnNewsletters> {
  const { queries } = context.db;
  const user = await findUserRow(queries, userId);
  if (!user) throw unauthorized();
  if (isConfirmed(user)) {
    const subscriber = await findSubscriberOfUser(queries, userId);
    return { isConfirmed: true, newsletters: await listOwn(context, queries, subscriber?.id) };
  }
  const now = context.now().toISOString();
  const requests = await findRequestsOfUser(queries, { userId, email: user.email, now });
  const chosen = requests.flatMap(({ newsletters }): string[] => JSON.parse(newsletters));
  const all = await listOwn(context, queries, undefined);
  return {
    isConfirmed: false,
    newsletters: all.map((each) => ({ ...each, isSubscribed: chosen.includes(each.id) })),
  };
}
