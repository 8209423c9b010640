import type { BillingOverview, PlanFacts } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { LinkButton, Notice } from '@rostra/ui';
import { useState } from 'react';
import { ChangeView } from './change-view.tsx';
import { SubscribeView } from './subscribe-view.tsx';

type Step = 'subscribe' | 'change' | 'have' | 'pay-first' | 'resume-first' | 'cancel-first';

export function stepFor({ state, subscription }: BillingOverview, plan: PlanFacts): Step {
  if (state === 'none' || state === 'ended' || state === 'incomplete') return 'subscribe';
  if (state === 'past_due') return 'pay-first';
  if (state === 'ending') return 'resume-first';
  if (state === 'paused') return 'cancel-first';
  return subscription?.planId === plan.id ? 'have' : 'change';
}

const obstacles: Record<Exclude<Step, 'subscribe' | 'change'>, [title: string, text: string]> = {
  have: ['This is your plan', 'You already have this plan and will not be charged again.'],
  'pay-first': ['A payment is due', 'Pay it first. Then you can change your plan.'],
  'resume-first': ['Your plan is about to end', 'Resume it first. Then you can change it.'],
  'cancel-first': ['Your plan is paused', 'Cancel it first. Then you can choose a new plan.'],
};

/** The checkout of one plan. The step is chosen once, so that a form in use is never replaced. */
export function PlanView({ overview, plan }: { overview: BillingOverview; plan: PlanFacts }) {
  const [step] = useState(() => stepFor(overview, plan));
  if (step === 'subscribe') return <SubscribeView plan={plan} />;
  if (step === 'change') return <ChangeView plan={plan} />;
  const [title, text] = obstacles[step];
  return (
    <>
      <Notice tone="warning" isLive title={title}>
        {text}
      </Notice>
      <LinkButton href={pathTo(pages.subscription)} className="mt-6">
        See your plan
      </LinkButton>
    </>
  );
}
