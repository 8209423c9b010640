import { pages, pathTo } from '@rostra/contract/pages';
import { localSite } from '../../../../languages/site.ts';
import { notify } from '../../../notifications/index.ts';
import type { BillingContext } from '../../context.ts';
import { findBillingUser } from '../../customers/customers.repo.ts';
import { findGrantsEnding } from '../../grants/grants.repo.ts';
import { dayIn } from '../../notices/notice-words.ts';
import { insertNoticeOnce } from '../../notices/notices.repo.ts';
import { endingMail } from '../gift-mails.ts';
import { planNameIn } from '../gift-text.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_BEFORE = 7;

/** Notifies members whose gift ends within a week, unless they have a plan after it. Each gets one notice. */
export async function remindGifts(context: BillingContext): Promise<void> {
  const { db, now, outbox, site } = context;
  const at = now().toISOString();
  const until = new Date(now().getTime() + DAYS_BEFORE * DAY_MS).toISOString();
  for (const grant of await findGrantsEnding(db.queries, at, until)) {
    await db.transaction(async (tx) => {
      const user = await findBillingUser(tx, grant.user_id);
      if (!user) return;
      const key = `gift-ending:${grant.id}`;
      const notice = { key, user_id: user.id, created_at: at };
      if (!(await insertNoticeOnce(tx, notice))) return;
      const local = localSite(site, user);
      const t = local.messages.of('billing-server');
      await outbox.put(tx, endingMail(local, site.plans, { user, grant }));
      await notify(tx, now, {
        userId: user.id,
        kind: 'billing',
        title: t('giftEndingTitle'),
        text: t('giftEnding', {
          plan: planNameIn(local.messages, site.plans, grant.plan_id),
          day: dayIn(local, grant.ends_at),
        }),
        href: pathTo(pages.subscription),
        onceKey: `billing:${key}`,
      });
    });
  }
  outbox.wake();
}
