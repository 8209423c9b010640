import type { PlanDetails } from '@rostra/contract';
import type { ReactNode } from 'react';
import { BackToPlans } from './back-to-plans.tsx';
import { PlanSummary } from './plan-summary.tsx';

interface CheckoutFrameProps {
  title: string;
  plan: PlanDetails;
  children: ReactNode;
}

/** A checkout step beside the summary of its plan. */
export function CheckoutFrame({ title, plan, children }: CheckoutFrameProps) {
  return (
    <section tabIndex={-1} aria-labelledby="checkout">
      <BackToPlans />
      <h2 id="checkout" className="mt-3 text-2xl">
        {title}
      </h2>
      <div className="mt-6 grid gap-10 border-ink border-t pt-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,20rem)] lg:justify-between">
        <div className="min-w-0">{children}</div>
        <PlanSummary plan={plan} />
      </div>
    </section>
  );
}
