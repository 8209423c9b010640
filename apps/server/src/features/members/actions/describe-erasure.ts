import { type Messages, resolveReference } from '@rostra/messages';
import { notFound } from '../../../errors.ts';
import { findUserRow } from '../../accounts/index.ts';
import type { MembersContext } from '../context.ts';

/** What staff should know before they erase a member. */
export async function describeErasure(
  { accounts: { accountHooks, db } }: Pick<MembersContext, 'accounts'>,
  userId: number,
  messages: Messages,
): Promise<{ email: string; consequences: string[] }> {
  const user = await findUserRow(db.queries, userId);
  if (!user) throw notFound();
  const t = messages.of('members-server');
  const consequences = [t('erasedNow')];
  for (const hooks of accountHooks) {
    const texts = (await hooks.describeDeletion?.(userId)) ?? [];
    consequences.push(...texts.map((text) => resolveReference(text, messages)));
  }
  if (user.stripe_customer_id !== null) consequences.push(t('stripeKeeps'));
  return { email: user.email, consequences };
}
