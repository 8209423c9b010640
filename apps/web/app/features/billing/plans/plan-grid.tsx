import type { PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CheckIcon, cx } from '@rostra/ui';
import { useOfferedPlans } from '../../../lib/plans/use-offered-plans.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { compareFeatures } from './compare-features.ts';
import { FeatureList } from './feature-list.tsx';
import { PaymentsOff } from './payments-off.tsx';
import { PlanPrice } from './plan-price.tsx';

interface PlanGridProps {
  /** The member's plan. */
  current: string | undefined;
  /** Label of a plan's button; undefined if no plan can be chosen now. */
  actionFor: ((plan: PlanDetails) => string) | undefined;
  /** The plan whose checkout is opening. */
  busyPlan: string | undefined;
  /** Whether payments are off, so that no plan can be chosen. */
  isClosed: boolean;
  onChoose: (plan: PlanDetails) => void;
}

/** Compares the plans feature by feature. */
export function PlanGrid({ current, actionFor, busyPlan, isClosed, onChoose }: PlanGridProps) {
  const t = useMessages('billing');
  const plans = useOfferedPlans();
  const isOneRow = plans.length <= 3;
  // Two or four make even rows.
  const isEven = plans.length === 2 || plans.length === 4;
  const yearly = plans.find(({ features }) => features.includes('yearlyPayment'));
  const compared = compareFeatures(plans);
  return (
    <ul
      className={cx(
        'grid border-ink border-t',
        isEven ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
        isOneRow ? 'lg:grid-rows-[repeat(4,auto)] lg:divide-x lg:divide-line' : 'lg:gap-x-12',
      )}
    >
      {plans.map((plan) => (
        <li
          key={plan.id}
          aria-current={plan.id === current ? 'true' : undefined}
          className={cx(
            'border-line border-b py-8 last:border-b-0 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0',
            isOneRow && 'lg:border-b-0 lg:px-6 lg:first:ps-0 lg:last:pe-0',
            plan.id === current && 'shadow-[inset_0_3px_0_var(--accent)]',
          )}
        >
          <PlanHead plan={plan} />
          <FeatureList plan={plan} yearly={yearly} compared={compared} />
          {plan.id === current ? (
            <p className="mt-6 flex min-h-11 items-center justify-center gap-2 self-end rounded bg-accent-soft font-medium text-accent">
              <CheckIcon />
              {t('yourPlan')}
            </p>
          ) : null}
          {actionFor && plan.id !== current ? (
            <Button
              variant={current ? 'secondary' : 'primary'}
              className="mt-6 w-full self-end"
              isBusy={busyPlan === plan.id}
              disabled={isClosed}
              onClick={() => onChoose(plan)}
            >
              {isClosed ? <PaymentsOff /> : actionFor(plan)}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function PlanHead({ plan }: { plan: PlanDetails }) {
  const { nameOf, descriptionOf } = usePlanTexts();
  return (
    <>
      <h3 className="text-xl">{nameOf(plan.id)}</h3>
      <div>
        <div className="mt-2">
          <PlanPrice plan={plan} />
        </div>
        <p className="mt-2 text-muted text-sm">{descriptionOf(plan.id)}</p>
      </div>
    </>
  );
}
