import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { withBalance } from '../scheduled-changes/first-charge.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import type { BillingNotice } from './billing-notice.ts';
import { dayIn, moneyIn, nameIn, type Words } from './notice-words.ts';

/** About a plan that begins, or no longer begins, at the end of the period. */
export function scheduleText(
  { kind, subscription, scheduled }: Extract<BillingNotice, { scheduled: unknown }>,
  words: Words,
  catalog: PlanCatalog,
): { title: string; sentences: string[] } {
  const { messages } = words;
  const t = messages.of('billing-server');
  const plan = nameIn(messages, subscription, catalog);
  const nextPlan = nameIn(messages, { price_id: scheduled.priceId, plan: null }, catalog);
  const day = dayIn(words, scheduled.at);
  if (scheduled.priceId === subscription.price_id) {
    return seatsText(kind, subscription, scheduled, { words, catalog });
  }
  if (kind === 'change-undone') {
    return {
      title: t('changeUndoneTitle', { plan }),
      sentences: [t('changeUndone', { plan, nextPlan, day })],
    };
  }
  const { nextPrice, currency } = toSubscription(catalog, subscription);
  const { amountDue } = withBalance(subscription, nextPrice ?? 0);
  const due = moneyIn(messages, amountDue, currency);
  return {
    title: t('changeScheduledTitle', { plan: nextPlan, day }),
    sentences: [
      t('changeScheduled', { plan, nextPlan, day }),
      ...(scheduled.quantity === subscription.quantity
        ? []
        : [messages.of('groups-server')('seatsThen', { seats: scheduled.quantity })]),
      ...(nextPrice === null ? [] : [t('changeScheduledDue', { day, due })]),
      t('changeScheduledUndo'),
    ],
  };
}

/** About fewer seats of the same plan. */
function seatsText(
  kind: 'change-scheduled' | 'change-undone',
  subscription: SubscriptionRow,
  { at, quantity: seats }: { at: string; quantity: number },
  { words, catalog }: { words: Words; catalog: PlanCatalog },
) {
  const { messages } = words;
  const t = messages.of('groups-server');
  const day = dayIn(words, at);
  if (kind === 'change-undone') {
    return {
      title: t('seatsKept', { seats: subscription.quantity }),
      sentences: [t('seatsKeptText', { day })],
    };
  }
  const { nextPrice, currency } = toSubscription(catalog, subscription);
  const { amountDue } = withBalance(subscription, nextPrice ?? 0);
  const due = moneyIn(messages, amountDue, currency);
  return {
    title: t('seatsTitle', { seats, day }),
    sentences: [
      t('seatsUntil', { day }),
      messages.of('billing-server')('changeScheduledDue', { day, due }),
    ],
  };
}
