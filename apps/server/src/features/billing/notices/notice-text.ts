import { formatMoney, planFacts } from '@rostra/contract';
import { type Mail, renderMail } from '../../mail/index.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import { planNameOf } from '../plans/plan-prices.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import type { BillingNotice } from './billing-notice.ts';

interface Site {
  name: string;
  url: string;
}

export const BILLING_PAGE = '/dashboard/subscription';

interface Words {
  title: string;
  sentences: string[];
  action: { label: string; url: string };
}

const onDay = (at: string | null) =>
  new Date(at ?? 0).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A credit pays before the card does, in whole or in part. */
function nextPayment({ plan, currency, credit_minor: credit, period_ends_at }: SubscriptionRow) {
  const due = `The next payment is due on ${onDay(period_ends_at)}.`;
  const price = planFacts.find(({ id }) => id === plan)?.priceMinor;
  if (credit === 0 || price === undefined) return due;
  const yours = `Your credit of ${formatMoney(credit, currency)}`;
  return credit >= price
    ? `${due} ${yours} pays it: nothing is charged then.`
    : `${due} ${yours} counts towards it: ${formatMoney(price - credit, currency)} is charged then.`;
}

/** What is said of a piece of news, in the mail and, shorter, in the member area. */
export function noticeText(news: BillingNotice, site: Site): Words {
  const page = { label: 'See your subscription', url: `${site.url}${BILLING_PAGE}` };
  if ('invoice' in news) {
    const { invoice } = news;
    const remaining = formatMoney(invoice.amount_remaining_minor, invoice.currency);
    const pay = (label: string) => ({ label, url: invoice.hosted_url ?? page.url });
    const otherCard = `You can also change your card at ${page.url}`;
    switch (news.kind) {
      case 'receipt':
        return {
          title: 'Your receipt',
          sentences: [
            `We received ${formatMoney(invoice.amount_paid_minor, invoice.currency)}${invoice.number ? ` for invoice ${invoice.number}` : ''}. Thank you.`,
          ],
          action: invoice.hosted_url ? { label: 'See the invoice', url: invoice.hosted_url } : page,
        };
      case 'payment-failed':
        return {
          title: 'Your payment did not go through',
          sentences: [
            `We could not charge your card with ${remaining} to renew your membership.`,
            news.isInGrace
              ? 'Your plan goes on for a few days. Please pay, or use another card, so that it does not end.'
              : 'Your plan is closed to you until this is paid. Please pay, or use another card, to open it again.',
            otherCard,
          ],
          action: pay('Pay now'),
        };
      case 'action-required':
        return {
          title: 'Please confirm your payment',
          sentences: [
            `Your bank asks you to confirm the payment of ${remaining} that renews your membership.`,
            otherCard,
          ],
          action: pay('Confirm the payment'),
        };
    }
  }
  const { subscription } = news;
  const plan = planNameOf(subscription.plan);
  switch (news.kind) {
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
          `Your ${plan} is cancelled and will not be renewed. It stays open to you until ${onDay(subscription.ends_at)}.`,
          'Until then you can let it go on with one click.',
        ],
        action: page,
      };
    case 'ending-soon':
      return {
        title: 'Your subscription ends soon',
        sentences: [
          `Your ${plan} ends on ${onDay(subscription.ends_at)}. If you want to keep it, let it go on before then.`,
        ],
        action: page,
      };
    case 'ended':
      return {
        title: 'Your subscription has ended',
        sentences: [
          `Your ${plan} has ended. Your account and everything in it stay as they are.`,
          'You can subscribe again at any time.',
        ],
        action: page,
      };
  }
}

export function billingMail(site: Site, user: BillingUser, news: BillingNotice): Mail {
  const { title, sentences, action } = noticeText(news, site);
  return {
    kind: `billing-${news.kind}`,
    to: user.email,
    subject: `${title} – ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title,
      paragraphs: [`Hello ${user.username},`, ...sentences],
      action,
    }),
  };
}
