import { formatMoney, planFacts } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../languages/site.ts';
import { planNameOf } from '../plans/plan-prices.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import type { BillingNotice } from './billing-notice.ts';

interface NoticeText {
  title: string;
  sentences: string[];
  action: { label: string; url: string };
}

const formatDay = (at: string | null) =>
  new Date(at ?? 0).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A credit balance is used before the card is charged. */
function nextPayment({ plan, currency, credit_minor: credit, period_ends_at }: SubscriptionRow) {
  const due = `The next payment is due on ${formatDay(period_ends_at)}.`;
  const price = planFacts.find(({ id }) => id === plan)?.priceMinor;
  if (credit === 0 || price === undefined) return due;
  const balance = `Your credit of ${formatMoney(credit, currency)}`;
  return credit >= price
    ? `${due} ${balance} covers it, so your card will not be charged.`
    : `${due} ${balance} will be used first, so only ${formatMoney(price - credit, currency)} will be charged.`;
}

/** The text of a mail. The member area shows the title and the first sentence. */
export function noticeText(notice: BillingNotice, site: LocalSite): NoticeText {
  const page = { label: 'View your subscription', url: `${site.url}${pathTo(pages.subscription)}` };
  if ('invoice' in notice) {
    const { invoice } = notice;
    const remaining = formatMoney(invoice.amount_remaining_minor, invoice.currency);
    const pay = (label: string) => ({ label, url: invoice.hosted_url ?? page.url });
    const otherCard = `You can also change your card at ${page.url}`;
    switch (notice.kind) {
      case 'receipt':
        return {
          title: 'Your receipt',
          sentences: [
            `We received ${formatMoney(invoice.amount_paid_minor, invoice.currency)}${invoice.number ? ` for invoice ${invoice.number}` : ''}. Thank you.`,
          ],
          action: invoice.hosted_url
            ? { label: 'View the invoice', url: invoice.hosted_url }
            : page,
        };
      case 'payment-failed':
        return {
          title: 'Your payment did not go through',
          sentences: [
            `We could not charge ${remaining} to your card to renew your membership.`,
            notice.isInGrace
              ? 'You keep your plan for a few more days. Please pay or use another card so that it does not end.'
              : 'You cannot use your plan until this is paid. Please pay or use another card to get it back.',
            otherCard,
          ],
          action: pay('Pay now'),
        };
      case 'action-required':
        return {
          title: 'Please confirm your payment',
          sentences: [
            `Your bank asks you to confirm the payment of ${remaining} for renewing your membership.`,
            otherCard,
          ],
          action: pay('Confirm the payment'),
        };
    }
  }
  const { subscription } = notice;
  const plan = planNameOf(subscription.plan);
  switch (notice.kind) {
    case 'plan-changed':
      return {
        title: `Your plan is now ${plan}`,
        sentences: [`Your plan was changed to ${plan}. ${nextPayment(subscription)}`],
        action: page,
      };
    case 'ending':
      return {
        title: 'Your subscription is cancelled',
        sentences: [
          `Your ${plan} is cancelled and will not be renewed. You can use it until ${formatDay(subscription.ends_at)}.`,
          'Until then you can resume it with one click.',
        ],
        action: page,
      };
    case 'ending-soon':
      return {
        title: 'Your subscription ends soon',
        sentences: [
          `Your ${plan} ends on ${formatDay(subscription.ends_at)}. If you want to keep it, resume it before then.`,
        ],
        action: page,
      };
    case 'ended':
      return {
        title: 'Your subscription has ended',
        sentences: [
          `Your ${plan} has ended. Your account and your data are kept.`,
          'You can subscribe again at any time.',
        ],
        action: page,
      };
  }
}
