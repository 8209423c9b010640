import { type BillingOverview, isDowngrade, type PlanDetails } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';
import { useState } from 'react';
import { useBilling } from '../account/use-billing.ts';
import { ScheduleView } from '../changes/schedule-view.tsx';
import { ChangeView } from './change-view.tsx';
import { SubscribeView } from './subscribe-view.tsx';

type Step =
  | 'subscribe'
  | 'change'
  | 'schedule'
  | 'have'
  | 'scheduled'
  | 'payFirst'
  | 'resumeFirst'
  | 'cancelFirst'
  | 'endPauseFirst';

function stepFor(overview: BillingOverview, plan: PlanDetails): Step {
  const { state, subscription } = overview;
  if (state === 'none' || state === 'ended' || state === 'incomplete') return 'subscribe';
  if (state === 'past_due') return 'payFirst';
  if (state === 'ending') return 'resumeFirst';
  if (state === 'paused') return subscription?.pause ? 'endPauseFirst' : 'cancelFirst';
  if (subscription?.pause) return 'endPauseFirst';
  if (subscription?.planId === plan.id) return 'have';
  if (subscription?.scheduledChange?.planId === plan.id) return 'scheduled';
  return isSmaller(plan, overview) ? 'schedule' : 'change';
}

function isSmaller(plan: PlanDetails, { subscription, entitlement }: BillingOverview): boolean {
  if (!subscription || !entitlement) return false;
  const { price, quantity, interval } = subscription;
  if (price === null || interval === null) return false;
  // Of one seat, like that of the plan.
  const priceMinor = price / quantity;
  return isDowngrade({ level: entitlement.plan, priceMinor, interval }, plan);
}

/** The checkout of one plan. The step is chosen once, so that a form in use is never replaced. */
export function PlanView({ overview, plan }: { overview: BillingOverview; plan: PlanDetails }) {
  const t = useMessages('billing');
  const { changes } = useBilling();
  const [step] = useState(() => stepFor(overview, plan));
  if (step === 'subscribe') return <SubscribeView plan={plan} />;
  if (step === 'schedule' && changes) return <ScheduleView plan={plan} changes={changes} />;
  if (step === 'change' || step === 'schedule') return <ChangeView plan={plan} />;
  return (
    <>
      <Notice tone="warning" isLive title={t(`obstacleTitle.${step}`)}>
        {t(`obstacle.${step}`)}
      </Notice>
      <LinkButton href={pathTo(pages.subscription)} className="mt-6">
        {t('seeYourPlan')}
      </LinkButton>
    </>
  );
}
