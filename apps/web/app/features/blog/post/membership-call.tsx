import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useOfferedPlans } from '../../../lib/plans/use-offered-plans.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { PlanLink } from '../../sessions/index.ts';

/** Invites the reader to join at the end of a post. */
export function MembershipCall() {
  const t = useMessages('blog');
  const plans = useMessages('plans');
  const format = useFormat();
  const { nameOf, descriptionOf } = usePlanTexts();
  const [plan] = useOfferedPlans();
  if (!plan) return null;
  return (
    <aside
      aria-label={t('membership')}
      data-print="hidden"
      className="col-start-2 mt-12 max-w-measure border-accent border-s-4 bg-accent-soft px-6 py-5"
    >
      <p className="font-medium font-serif text-xl">{t('membersDecide')}</p>
      <p className="mt-1 text-sm">{descriptionOf(plan.id)}</p>
      <p className="mt-3 text-sm">
        <PlanLink plan={plan.id}>{t('joinWith', { plan: nameOf(plan.id) })}</PlanLink>{' '}
        <span className="text-muted">
          {plans.rich(`price.${plan.interval}`, {
            price: format.money(plan.priceMinor, plan.currency),
            amount: (price) => <>{price}</>,
            period: (period) => <>{period}</>,
          })}
        </span>
      </p>
    </aside>
  );
}
