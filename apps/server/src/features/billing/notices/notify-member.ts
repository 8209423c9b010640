import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import { localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { BillingContext } from '../context.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import type { BillingNotice } from './billing-notice.ts';
import { billingMail } from './emails.ts';
import { noticeText } from './notice-text.ts';
import { insertNoticeOnce } from './notices.repo.ts';

/** Sends each notice once, by mail and in the member area, in the transaction that saves its cause. */
export async function notifyMember(
  { now, outbox, site }: Pick<BillingContext, 'now' | 'outbox' | 'site'>,
  tx: Queries,
  user: BillingUser,
  notices: readonly BillingNotice[],
): Promise<void> {
  const local = localSite(site, user);
  for (const notice of notices) {
    const isFirst = await insertNoticeOnce(tx, {
      key: notice.key,
      user_id: user.id,
      created_at: now().toISOString(),
    });
    if (!isFirst) continue;
    const { title, sentences } = noticeText(notice, local, site.plans);
    await outbox.put(tx, billingMail(local, user, notice, site.plans));
    await notify(tx, now, {
      userId: user.id,
      kind: 'billing',
      title,
      text: sentences[0] ?? '',
      href: pathTo(pages.subscription),
      onceKey: `billing:${notice.key}`,
    });
  }
}
