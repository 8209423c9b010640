import { pages, pathTo } from '@rostra/contract/pages';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import type { BillingNotice } from './billing-notice.ts';
import { dayIn, moneyIn, nameIn, type Words } from './notice-words.ts';
import { pauseText } from './pause-text.ts';
import { scheduleText } from './schedule-text.ts';

interface NoticeText {
  title: string;
  sentences: string[];
  action: { label: string; url: string };
}

type InvoiceNotice = Extract<BillingNotice, { invoice: unknown }>;
type ScheduleNotice = Extract<BillingNotice, { scheduled: unknown }>;
type PauseNotice = Extract<BillingNotice, { pause: unknown }>;
type PlanNotice = Exclude<BillingNotice, InvoiceNotice>;
type SubscriptionNotice = Exclude<PlanNotice, PauseNotice | ScheduleNotice>;

/** The text of a mail. The member area shows the title and the first sentence. */
export function noticeText(
  notice: BillingNotice,
  site: LocalSite,
  catalog: PlanCatalog,
): NoticeText {
  const t = site.messages.of('billing-server');
  const page = { label: t('viewSubscription'), url: `${site.url}${pathTo(pages.subscription)}` };
  if ('invoice' in notice) return invoiceText(notice, site, page);
  return { ...planText(notice, site, catalog), action: page };
}

function planText(
  notice: PlanNotice,
  words: Words,
  catalog: PlanCatalog,
): Omit<NoticeText, 'action'> {
  if ('scheduled' in notice) return scheduleText(notice, words, catalog);
  if ('pause' in notice) return pauseText(notice, words, catalog);
  return subscriptionText(notice, words, catalog);
}

function invoiceText(
  notice: InvoiceNotice,
  { messages }: LocalSite,
  page: NoticeText['action'],
): NoticeText {
  const t = messages.of('billing-server');
  const { invoice } = notice;
  const amount = moneyIn(messages, invoice.amount_remaining_minor, invoice.currency);
  const otherCard = t('otherCard', { url: page.url });
  switch (notice.kind) {
    case 'receipt': {
      const paid = moneyIn(messages, invoice.amount_paid_minor, invoice.currency);
      return {
        title: t('receiptTitle'),
        sentences: [
          invoice.number
            ? t('receiptForInvoice', { amount: paid, number: invoice.number })
            : t('receipt', { amount: paid }),
        ],
        action: invoice.hosted_url ? { label: t('viewInvoice'), url: invoice.hosted_url } : page,
      };
    }
    case 'payment-failed':
      return {
        title: t('failedTitle'),
        sentences: [
          t('failed', { amount }),
          t(notice.isInGrace ? 'failedInGrace' : 'failedWithoutPlan'),
          otherCard,
        ],
        action: { label: t('payNow'), url: invoice.hosted_url ?? page.url },
      };
    case 'action-required':
      return {
        title: t('confirmTitle'),
        sentences: [t('confirm', { amount }), otherCard],
        action: { label: t('confirmAction'), url: invoice.hosted_url ?? page.url },
      };
  }
}

function subscriptionText(
  { kind, subscription }: SubscriptionNotice,
  words: Words,
  catalog: PlanCatalog,
): Omit<NoticeText, 'action'> {
  const { messages } = words;
  const t = messages.of('billing-server');
  const plan = nameIn(messages, subscription, catalog);
  const day = dayIn(words, subscription.ends_at);
  switch (kind) {
    case 'plan-changed':
      return {
        title: t('planChangedTitle', { plan }),
        sentences: [planChanged(words, subscription, plan, catalog)],
      };
    case 'price-changed':
      return {
        title: t('newPriceTitle', { plan }),
        sentences: [newPrice(words, subscription, plan, catalog), t('newPriceCancel')],
      };
    case 'ending':
      return {
        title: t('endingTitle'),
        sentences: [t('ending', { plan, day }), t('endingResume')],
      };
    case 'ending-soon':
      return { title: t('endingSoonTitle'), sentences: [t('endingSoon', { plan, day })] };
    case 'ended':
      return { title: t('endedTitle'), sentences: [t('ended', { plan }), t('endedAgain')] };
  }
}

/** A credit balance is used before the card is charged. */
function planChanged(
  words: Words,
  subscription: SubscriptionRow,
  plan: string,
  catalog: PlanCatalog,
): string {
  const { messages } = words;
  const t = messages.of('billing-server');
  const { currency, credit_minor: creditMinor, period_ends_at } = subscription;
  const day = dayIn(words, period_ends_at);
  const { nextPrice: price } = toSubscription(catalog, subscription);
  if (creditMinor === 0 || price === null) return t('planChanged', { plan, day });
  const credit = moneyIn(messages, creditMinor, currency);
  if (creditMinor >= price) return t('planChangedCovered', { plan, day, credit });
  const rest = moneyIn(messages, price - creditMinor, currency);
  return t('planChangedWithCredit', { plan, day, credit, rest });
}

function newPrice(
  words: Words,
  subscription: SubscriptionRow,
  plan: string,
  catalog: PlanCatalog,
): string {
  const { messages } = words;
  const { nextPrice, interval, currency } = toSubscription(catalog, subscription);
  return messages.of('billing-server')('newPrice', {
    plan,
    day: dayIn(words, subscription.period_ends_at),
    price: moneyIn(messages, nextPrice ?? 0, currency),
    interval: interval ?? 'month',
  });
}
