import { formatMoney } from '@rostra/contract/money';
import { plansOffered } from '@rostra/contract/plans';
import { useSite } from '../../../lib/site/site-context.ts';
import { PlanLink } from '../../sessions/index.ts';

/** Invites the reader to join at the end of a post. */
export function MembershipCall() {
  const [plan] = plansOffered(useSite().features);
  if (!plan) return null;
  const price = formatMoney(plan.priceMinor, plan.currency);
  return (
    <aside
      aria-label="Membership"
      data-print="hidden"
      className="col-start-2 mt-12 max-w-measure border-accent border-l-4 bg-accent-soft px-6 py-5"
    >
      <p className="font-medium font-serif text-xl">Members decide what we stand for</p>
      <p className="mt-1 text-sm">{plan.description}</p>
      <p className="mt-3 text-sm">
        <PlanLink plan={plan.id}>{`Join with ${plan.name}`}</PlanLink>{' '}
        <span className="text-muted">
          {price} a {plan.interval}
        </span>
      </p>
    </aside>
  );
}
