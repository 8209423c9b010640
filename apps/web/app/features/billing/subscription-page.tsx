import { type BillingOverview, isBuiltInPlan, type PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx, Notice, useToast } from '@rostra/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { planPath } from '../../lib/plans/plan-path.ts';
import { useOfferedPlans } from '../../lib/plans/use-offered-plans.ts';
import { usePlanTexts } from '../../lib/plans/use-plan-texts.ts';
import { isLive, isLiveState } from './account/billing.ts';
import { useBilling } from './account/use-billing.ts';
import { BillingUnavailableNotice } from './billing-unavailable-notice.tsx';
import { CardsSection } from './cards/cards-section.tsx';
import { PlanView } from './checkout/plan-view.tsx';
import { CurrentPlan } from './current/current-plan.tsx';
import { PaymentDue } from './current/payment-due.tsx';
import { UnfinishedPaymentNotice } from './current/unfinished-payment-notice.tsx';
import { GiftsSection } from './gifts/gifts-section.tsx';
import { GivenPlans } from './gifts/given-plans.tsx';
import { GroupSection } from './groups/group-section.tsx';
import { LeaveFirst } from './groups/leave-first.tsx';
import { SeatMembership } from './groups/seat-membership.tsx';
import { useGroup } from './groups/use-group.ts';
import { InvoicesSection } from './invoices/invoices-section.tsx';
import { PortalSection } from './invoices/portal-section.tsx';
import { PaymentsOffNotice } from './payments-off-notice.tsx';
import { chosenPlan } from './plans/chosen-plan.ts';
import { PlanGrid } from './plans/plan-grid.tsx';
import { StatementSection } from './statement-section.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';

export function SubscriptionPage() {
  const t = useMessages('billing');
  const { overview, isUnavailable, settings } = useBilling();
  const { search } = useLocation();
  const plan = chosenPlan(search, useOfferedPlans());
  const { group, query } = useGroup();
  if (!overview) return <SubscriptionSkeleton />;
  const canPay = !isUnavailable && settings.mode !== 'off';
  if (plan && canPay) {
    // Whether somebody else pays is known before a payment is offered.
    if (query.isLoading && query.failureCount === 0) return <SubscriptionSkeleton />;
    if (group?.membership) return <LeaveFirst payer={group.membership.payer} />;
    return <PlanView key={plan.id} overview={overview} plan={plan} />;
  }
  return (
    <>
      {plan === null ? (
        <Notice tone="warning" isLive className="mb-8" title={t('planNotFound')}>
          {t('planNotFoundText')}
        </Notice>
      ) : null}
      {isUnavailable ? <BillingUnavailableNotice /> : null}
      <Overview overview={overview} />
    </>
  );
}

function Overview({ overview }: { overview: BillingOverview }) {
  const t = useMessages('billing');
  const { cards, settings } = useBilling();
  const membership = useGroup().group?.membership;
  const { openInvoice, customerId } = overview;
  const canChoose = canChoosePlan(overview) && !membership;
  return (
    <>
      {settings.mode === 'simulated' ? (
        <Notice className="mb-8" title={t('simulatedTitle')}>
          {t('simulated')}
        </Notice>
      ) : null}
      {settings.mode === 'off' ? <PaymentsOffNotice /> : null}
      {cards && openInvoice ? (
        <PaymentDue key={openInvoice.id} invoice={openInvoice} cards={cards} />
      ) : null}
      <UnfinishedPaymentNotice overview={overview} />
      <CurrentPlan overview={overview} />
      {membership ? <SeatMembership membership={membership} /> : null}
      <GivenPlans overview={overview} />
      {canChoose ? <Plans overview={overview} /> : null}
      {cards ? (
        <>
          <GroupSection />
          <CardsSection cards={cards} />
          <InvoicesSection />
          {customerId ? <StatementSection /> : null}
          <GiftsSection />
          {customerId ? <PortalSection cards={cards} /> : null}
        </>
      ) : null}
      {canChoose ? null : <Plans overview={overview} />}
    </>
  );
}

/** A plan that is unpaid, paused or about to end must be resolved before another can be chosen. */
const canChoosePlan = (overview: BillingOverview) =>
  !isLive(overview) || (overview.state === 'active' && !overview.subscription?.pause);

function leadOf({ state, subscription }: BillingOverview) {
  if (subscription?.pause && isLiveState(state)) return 'pausedByMember';
  return state === 'incomplete' ? 'none' : state;
}

function Plans({ overview }: { overview: BillingOverview }) {
  const t = useMessages('billing');
  const groups = useMessages('groups');
  const { isUnavailable, refresh, settings } = useBilling();
  const payer = useGroup().group?.membership?.payer;
  const navigate = useNavigate();
  const toast = useToast();
  const { nameOf } = usePlanTexts();
  const [busyPlan, setBusyPlan] = useState<string>();
  const { subscription } = overview;
  const hasPlan = isLive(overview);
  const canChoose = canChoosePlan(overview) && payer === undefined;

  async function choose({ id }: PlanDetails) {
    if (isUnavailable) {
      // Never offer a payment before we know that the member has not paid already.
      setBusyPlan(id);
      const isLoaded = await refresh();
      setBusyPlan(undefined);
      if (!isLoaded) {
        toast.add({
          title: t('dataNotLoaded'),
          variant: 'destructive',
        });
        return;
      }
    }
    await navigate(planPath(id), { defaultShouldRevalidate: false });
  }

  const actionFor = ({ id, name }: PlanDetails) =>
    t(hasPlan ? 'changeTo' : 'choosePlan', {
      plan: isBuiltInPlan(id) && name === undefined ? t(`shortName.${id}`) : nameOf(id),
    });
  return (
    <section
      aria-labelledby="plans"
      className={cx('pb-10', !canChoose && 'border-line border-t pt-10')}
    >
      <h2 id="plans" className="text-2xl">
        {t('plansTitle')}
      </h2>
      <p className="mt-1 mb-6 max-w-measure text-muted">
        {payer === undefined
          ? t(`lead.${isUnavailable ? 'unknown' : leadOf(overview)}`)
          : groups('leaveFirst', { payer })}
      </p>
      <PlanGrid
        current={hasPlan ? (subscription?.planId ?? undefined) : undefined}
        actionFor={canChoose ? actionFor : undefined}
        isClosed={settings.mode === 'off'}
        busyPlan={busyPlan}
        onChoose={(plan) => void choose(plan)}
      />
    </section>
  );
}
