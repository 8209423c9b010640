import type { Messages } from '@rostra/messages';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { withBalance } from '../scheduled-changes/first-charge.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import type { BillingNotice } from './billing-notice.ts';
import { dayIn, moneyIn, nameIn } from './notice-words.ts';

/** About a plan that begins, or no longer begins, at the end of the period. */
export function scheduleText(
  { kind, subscription, scheduled }: Extract<BillingNotice, { scheduled: unknown }>,
  messages: Messages,
  catalog: PlanCatalog,
): { title: string; sentences: string[] } {
  const t = messages.of('billing-server');
  const plan = nameIn(messages, subscription, catalog);
  const next = nameIn(messages, { price_id: scheduled.priceId, plan: null }, catalog);
  const day = dayIn(messages, scheduled.at);
  if (kind === 'change-undone') {
    return {
      title: t('changeUndoneTitle', { plan }),
      sentences: [t('changeUndone', { plan, next, day })],
    };
  }
  const { nextPrice, currency } = toSubscription(catalog, subscription);
  const { amountDue } = withBalance(subscription, nextPrice ?? 0);
  const due = moneyIn(messages, amountDue, currency);
  return {
    title: t('changeScheduledTitle', { plan: next, day }),
    sentences: [
      t('changeScheduled', { plan, next, day }),
      ...(nextPrice === null ? [] : [t('changeScheduledDue', { day, due })]),
      t('changeScheduledUndo'),
    ],
  };
}
