import type { Queries } from '../../db/client.ts';
import { notify } from '../notifications/index.ts';
import type { BillingNews } from './billing-news.ts';
import type { BillingContext } from './context.ts';
import type { BillingUser } from './customers.repo.ts';
import { BILLING_PAGE, billingMail, wordsOf } from './emails.ts';
import { insertNoticeOnce } from './notices.repo.ts';

/** By mail and in the member area, each piece of news once, together with what it tells of. */
export async function tellMember(
  { now, outbox, site }: Pick<BillingContext, 'now' | 'outbox' | 'site'>,
  tx: Queries,
  user: BillingUser,
  news: readonly BillingNews[],
): Promise<void> {
  for (const item of news) {
    const isFirst = await insertNoticeOnce(tx, {
      key: item.key,
      user_id: user.id,
      created_at: now().toISOString(),
    });
    if (!isFirst) continue;
    const { title, sentences } = wordsOf(item, site);
    await outbox.put(tx, billingMail(site, user, item));
    await notify(tx, now, {
      userId: user.id,
      kind: 'billing',
      title,
      text: sentences[0] ?? '',
      href: BILLING_PAGE,
      onceKey: `billing:${item.key}`,
    });
  }
}
