import type { BillingOverview, PlanDetails } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';
import { useState } from 'react';
import { ChangeView } from './change-view.tsx';
import { SubscribeView } from './subscribe-view.tsx';

type Step = 'subscribe' | 'change' | 'have' | 'payFirst' | 'resumeFirst' | 'cancelFirst';

function stepFor({ state, subscription }: BillingOverview, plan: PlanDetails): Step {
  if (state === 'none' || state === 'ended' || state === 'incomplete') return 'subscribe';
  if (state === 'past_due') return 'payFirst';
  if (state === 'ending') return 'resumeFirst';
  if (state === 'paused') return 'cancelFirst';
  return subscription?.planId === plan.id ? 'have' : 'change';
}

/** The checkout of one plan. The step is chosen once, so that a form in use is never replaced. */
export function PlanView({ overview, plan }: { overview: BillingOverview; plan: PlanDetails }) {
  const t = useMessages('billing');
  const [step] = useState(() => stepFor(overview, plan));
  if (step === 'subscribe') return <SubscribeView plan={plan} />;
  if (step === 'change') return <ChangeView plan={plan} />;
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
