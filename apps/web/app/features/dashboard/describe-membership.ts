import { type BillingOverview, formatMoney, type Plan, planFacts } from '@rostra/contract';
import type { Tone } from '@rostra/ui';
import { formatDate } from '../../lib/dates/format-date.ts';
import { graceOf } from '../billing/index.ts';

export interface Membership {
  /** The plan, or that there is none. */
  title: string;
  /** Its state in one word or two; left out where there is nothing to say. */
  badge?: { tone: Tone; text: string };
  text: string;
  action: { label: string; isUrgent: boolean };
}

const nameOf = (plan: Plan | null | undefined) => planFacts.find(({ id }) => id === plan)?.name;

/**
 * Where the member stands and what to do next. Billing says it; where it does not answer, the plan
 * that opens content is all that is known.
 */
export function describeMembership(
  billing: BillingOverview | undefined,
  { openedBy, isEditor = false }: { openedBy: Plan | null; isEditor?: boolean },
): Membership {
  const none = isEditor ? EDITOR : NONE;
  const manage = { label: 'Manage your plan', isUrgent: false };
  if (!billing) {
    const title = nameOf(openedBy);
    if (!title) return none;
    return { title, badge: ACTIVE, text: 'Your plan opens its content.', action: manage };
  }
  const { state, subscription, openInvoice } = billing;
  const title = subscription?.planName ?? nameOf(billing.entitlement?.plan) ?? 'Your plan';
  switch (state) {
    case 'none':
      return none;
    case 'incomplete':
      return {
        title,
        badge: { tone: 'warning', text: 'Payment not finished' },
        text: 'Your first payment is waiting for you. Your plan begins as soon as it is made.',
        action: { label: 'Finish the payment', isUrgent: true },
      };
    case 'active':
      return {
        title,
        badge: ACTIVE,
        text: subscription ? `Renews on ${formatDate(subscription.currentPeriodEnd)}.` : '',
        action: manage,
      };
    case 'past_due': {
      const due = openInvoice
        ? `${formatMoney(openInvoice.amountRemaining, openInvoice.currency)} could not be collected.`
        : 'The last payment could not be collected.';
      const graceEndsAt = graceOf(billing);
      const access = graceEndsAt
        ? `Your plan goes on until ${formatDate(graceEndsAt)}.`
        : 'Your access to paid content has stopped until it is paid.';
      return {
        title,
        badge: { tone: 'danger', text: 'Payment due' },
        text: `${due} ${access}`,
        action: { label: 'Pay now', isUrgent: true },
      };
    }
    case 'ending': {
      const end = subscription?.endsAt ?? subscription?.currentPeriodEnd;
      return {
        title,
        badge: { tone: 'warning', text: 'Ending' },
        text: end ? `Yours until ${formatDate(end)}, then it ends.` : 'It ends with this period.',
        action: { label: 'Keep your plan', isUrgent: false },
      };
    }
    case 'paused':
      return {
        title,
        badge: { tone: 'warning', text: 'Paused' },
        text: 'Nothing is charged, and paid content is closed to you.',
        action: manage,
      };
    case 'ended':
      return {
        title: 'Your plan has ended',
        text: 'What you have read and your profile are still here. You can join again at any time.',
        action: { label: 'Join again', isUrgent: true },
      };
  }
}

const ACTIVE = { tone: 'success', text: 'Active' } as const;

const EDITOR: Membership = {
  title: 'Editor',
  text: 'Everything for members is open to you, whatever your plan.',
  action: { label: 'See the plans', isUrgent: false },
};

const NONE: Membership = {
  title: 'Free account',
  text: 'You read what is open to every account. A plan opens the briefings, the data and a vote.',
  action: { label: 'Join a plan', isUrgent: true },
};
