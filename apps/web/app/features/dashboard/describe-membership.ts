import { type BillingOverview, formatMoney, type Plan, planFacts } from '@rostra/contract';
import type { Tone } from '@rostra/ui';
import { formatDate } from '../../lib/dates/format-date.ts';
import { graceOf } from '../billing/index.ts';

export interface Membership {
  /** The plan's name, or that there is none. */
  title: string;
  /** The state in one or two words. */
  badge?: { tone: Tone; text: string };
  text: string;
  action: { label: string; isUrgent: boolean };
}

interface MembershipContext {
  /** The plan that grants access to content. */
  entitledPlan: Plan | null;
  isEditor?: boolean;
  hasMemberContent?: boolean;
}

const nameOf = (plan: Plan | null | undefined) => planFacts.find(({ id }) => id === plan)?.name;

/**
 * Describes the member's plan and the next step. If billing is unavailable, only the plan that
 * grants access is known.
 */
export function describeMembership(
  billing: BillingOverview | undefined,
  { entitledPlan, isEditor = false, hasMemberContent = true }: MembershipContext,
): Membership {
  const none = isEditor ? EDITOR : freeAccount(hasMemberContent);
  const manage = { label: 'Manage your plan', isUrgent: false };
  if (!billing) {
    const title = nameOf(entitledPlan);
    if (!title) return none;
    return { title, badge: ACTIVE, text: 'You can read everything in your plan.', action: manage };
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
        text: 'Your first payment is not complete. Your plan starts as soon as it is paid.',
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
        ? `We could not charge ${formatMoney(openInvoice.amountRemaining, openInvoice.currency)}.`
        : 'The last payment failed.';
      const graceEndsAt = graceOf(billing);
      const access = graceEndsAt
        ? `You keep full access until ${formatDate(graceEndsAt)}.`
        : 'You cannot open paid content until it is paid.';
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
        text: end
          ? `You have full access until it ends on ${formatDate(end)}.`
          : 'It ends at the end of the current period.',
        action: { label: 'Keep your plan', isUrgent: false },
      };
    }
    case 'paused':
      return {
        title,
        badge: { tone: 'warning', text: 'Paused' },
        text: 'You are not charged, and you cannot open paid content.',
        action: manage,
      };
    case 'ended':
      return {
        title: 'Your plan has ended',
        text: 'We have kept your profile and reading history. You can join again at any time.',
        action: { label: 'Join again', isUrgent: true },
      };
  }
}

const ACTIVE = { tone: 'success', text: 'Active' } as const;

const EDITOR: Membership = {
  title: 'Editor',
  text: 'You can read everything for members, whatever your plan.',
  action: { label: 'See the plans', isUrgent: false },
};

const freeAccount = (hasMemberContent: boolean): Membership => ({
  title: 'Free account',
  text: hasMemberContent
    ? 'You can read everything that is open to free accounts. A plan adds briefings, data and a vote.'
    : 'A plan adds a vote on every position.',
  action: { label: 'Join a plan', isUrgent: true },
});
