import type { Queries } from '../../../db/client.ts';
import { notify } from '../../notifications/index.ts';
import type { BillingContext } from '../context.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import type { BillingNotice } from './billing-notice.ts';
import { BILLING_PAGE, billingMail, noticeText } from './notice-text.ts';
import { insertNoticeOnce } from './notices.repo.ts';

/** By mail and in the member area, each piece of news once, together with what it tells of. */
export async function notifyMember(
  { now, outbox, site }: Pick<BillingContext, 'now' | 'outbox' | 'site'>,
  tx: Queries,
  user: BillingUser,
  news: readonly BillingNotice[],
): Promise<void> {
  for (const item of news) {
    const isFirst = await insertNoticeOnce(tx, {
      key: item.key,
      user_id: user.id,
      created_at: now().toISOString(),
    });
    if (!isFirst) continue;
    const { title, sentences } = noticeText(item, site);
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
