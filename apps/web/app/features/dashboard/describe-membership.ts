import {
  type BillingOverview,
  can,
  type Plan,
  type StaffRole,
  type Subscription,
} from '@rostra/contract';
import type { Translate } from '@rostra/messages';
import type { Format } from '../../lib/format/format.ts';
import { type BadgeState, graceOf } from '../billing/index.ts';

export interface Membership {
  /** The plan's name, or that there is none. */
  title: string;
  badge?: BadgeState;
  text: string;
  action: { label: string; isUrgent: boolean; page?: 'second-factors' };
}

/** Set for staff. */
export interface StaffStatus {
  role: StaffRole;
  /** Without a required second factor, they have the rights of a member. */
  isSuspended: boolean;
}

interface MembershipContext {
  /** The plan that grants access to content. */
  entitledPlan: Plan | null;
  staff?: StaffStatus | undefined;
  hasMemberContent?: boolean;
  /** Who pays for a member with a seat in a group, if that is known. */
  payer?: string | undefined;
  t: Translate<'dashboard'>;
  planName: (plan: string | null, name?: string) => string;
  format: Pick<Format, 'date' | 'money'>;
}

/**
 * Describes the member's plan and the next step. If billing is unavailable, only the plan that
 * grants access is known.
 */
export function describeMembership(
  billing: BillingOverview | undefined,
  context: MembershipContext,
): Membership {
  const { entitledPlan, t, planName, format } = context;
  const manage = { label: t('managePlan'), isUrgent: false };
  if (!billing) {
    if (!entitledPlan) return withoutPlan(context);
    const title = planName(entitledPlan);
    return { title, badge: 'active', text: t('readable'), action: manage };
  }
  const { state, subscription } = billing;
  const given = state === 'none' || state === 'ended' ? describeGiven(billing, context) : undefined;
  if (given) return { ...given, action: manage };
  const title = titleOf(billing, context);
  switch (state) {
    case 'none':
      return withoutPlan(context);
    case 'incomplete':
      return {
        title,
        badge: state,
        text: t('notPaidYet'),
        action: { label: t('finishPayment'), isUrgent: true },
      };
    case 'active':
      return {
        title,
        badge: state,
        text: subscription ? describeNext(subscription, context) : '',
        action: manage,
      };
    case 'past_due':
      return {
        title,
        badge: state,
        text: describePaymentDue(billing, context),
        action: { label: t('payNow'), isUrgent: true },
      };
    case 'ending': {
      const end = subscription?.endsAt ?? subscription?.currentPeriodEnd;
      return {
        title,
        badge: state,
        text: end ? t('endsOn', { date: format.date(end) }) : t('endsWithPeriod'),
        action: { label: t('keepPlan'), isUrgent: false },
      };
    }
    case 'paused':
      return {
        title,
        badge: state,
        text: subscription?.pause
          ? t('pausedUntil', { date: format.date(subscription.pause.endsAt) })
          : t('paused'),
        action: manage,
      };
    case 'ended':
      return {
        title: t('endedTitle'),
        text: t('ended'),
        action: { label: t('joinAgain'), isUrgent: true },
      };
  }
}

/** A plan without a subscription of one’s own: the one that gives access now. */
function describeGiven(
  { entitlement, grants }: BillingOverview,
  { payer, t, planName, format }: MembershipContext,
): Omit<Membership, 'action'> | undefined {
  if (!entitlement) return undefined;
  const grant = grants.find(({ endsAt }) => endsAt === entitlement.until);
  if (!grant) return undefined;
  const common = { title: planName(grant.planId, grant.planName), badge: 'active' } as const;
  if (grant.source === 'seat') {
    return { ...common, text: payer === undefined ? t('readable') : t('paidBy', { payer }) };
  }
  return {
    ...common,
    text: entitlement.until
      ? t('givenUntil', { date: format.date(entitlement.until) })
      : t('readable'),
  };
}

/** What happens when the paid period ends. */
function describeNext(
  { pause, scheduledChange, scheduledSeats, quantity, currentPeriodEnd }: Subscription,
  { t, planName, format }: MembershipContext,
): string {
  if (pause) {
    const { startsAt, endsAt } = pause;
    return t('pauses', { date: format.date(startsAt), end: format.date(endsAt) });
  }
  if (scheduledChange) {
    const { planId, planName: name, at } = scheduledChange;
    return t('changes', { plan: planName(planId, name), date: format.date(at) });
  }
  const date = format.date(currentPeriodEnd);
  const seats = scheduledSeats?.quantity ?? quantity;
  return scheduledSeats || seats > 1 ? t('renewsWith', { date, seats }) : t('renews', { date });
}

function titleOf(
  { subscription, entitlement }: BillingOverview,
  { t, planName }: MembershipContext,
): string {
  if (subscription) return planName(subscription.planId, subscription.planName);
  return entitlement ? planName(entitlement.plan) : t('yourPlan');
}

function describePaymentDue(billing: BillingOverview, { t, format }: MembershipContext): string {
  const { openInvoice } = billing;
  const graceEndsAt = graceOf(billing);
  const due = openInvoice
    ? t('notCharged', { amount: format.money(openInvoice.amountRemaining, openInvoice.currency) })
    : t('lastPaymentFailed');
  const access = graceEndsAt ? t('accessUntil', { date: format.date(graceEndsAt) }) : t('noAccess');
  return `${due} ${access}`;
}

function withoutPlan(context: MembershipContext): Membership {
  const { staff, hasMemberContent = true, t } = context;
  if (staff) return staffWithoutPlan(staff, context);
  return {
    title: t('freeTitle'),
    text: t(hasMemberContent ? 'free' : 'freeWithoutContent'),
    action: { label: t('joinPlan'), isUrgent: true },
  };
}

function staffWithoutPlan(
  { role, isSuspended }: StaffStatus,
  { t }: Pick<MembershipContext, 't'>,
): Membership {
  const title = t('staffTitle', { role });
  if (isSuspended) {
    const action = { label: t('setUpFactor'), isUrgent: true, page: 'second-factors' } as const;
    return { title, text: t('staffSuspended'), action };
  }
  const text = can(role, 'content.edit') ? t('staffReadsAll') : t('staffReadsFree');
  return { title, text, action: { label: t('seePlans'), isUrgent: false } };
}
