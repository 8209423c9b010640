import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { withBalance } from '../scheduled-changes/first-charge.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import type { BillingNotice } from './billing-notice.ts';
import { dayIn, moneyIn, nameIn, type Words } from './notice-words.ts';

/** About a pause: what access remains, and when what is charged. */
export function pauseText(
  { kind, subscription, pause }: Extract<BillingNotice, { pause: unknown }>,
  words: Words,
  catalog: PlanCatalog,
): { title: string; sentences: string[] } {
  const { messages } = words;
  const t = messages.of('billing-server');
  const plan = nameIn(messages, subscription, catalog);
  const start = dayIn(words, pause.startsAt);
  const day = dayIn(words, pause.endsAt);
  const { nextPrice, currency, currentPeriodEnd } = toSubscription(catalog, subscription);
  const { amountDue } = withBalance(subscription, nextPrice ?? 0);
  const due = moneyIn(messages, amountDue, currency);
  const charged = nextPrice === null ? [] : [t('pauseDue', { day, due })];
  switch (kind) {
    case 'pause-planned':
      return {
        title: t('pausePlannedTitle', { day }),
        sentences: [t('pausePlanned', { plan, start, day }), ...charged, t('pauseResume')],
      };
    case 'pause-ending-soon':
      return {
        title: t('pauseEndingSoonTitle'),
        sentences: [t('pauseEndingSoon', { plan, day }), ...charged, t('pauseEndingSoonCancel')],
      };
    case 'pause-ended':
      return {
        title: t('pauseEndedTitle', { plan }),
        sentences: [t('pauseEnded', { plan, day: dayIn(words, currentPeriodEnd) })],
      };
  }
}
