import type { PlanFacts } from '@rostra/contract';
import { PlanPrice } from '../plans/plan-price.tsx';

const renewal = { month: 'every month', year: 'every year' } as const;

export function PlanSummary({ plan }: { plan: PlanFacts }) {
  return (
    <aside
      aria-label="Summary"
      className="border-line border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8"
    >
      <p className="font-medium font-serif text-xl">{plan.name}</p>
      <div className="mt-2">
        <PlanPrice plan={plan} />
      </div>
      <p className="mt-3 text-muted text-sm">{plan.description}</p>
      <p className="mt-3 text-muted text-sm">
        It renews {renewal[plan.interval]} until you cancel, which takes two clicks. You keep what
        you have paid for until the period ends.
      </p>
    </aside>
  );
}
