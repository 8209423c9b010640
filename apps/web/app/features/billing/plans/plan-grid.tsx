import { type PlanDetails, plansOffered } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CheckIcon, cx, DashIcon } from '@rostra/ui';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { useSite } from '../../../lib/site/site-context.ts';
import { type ComparedFeature, compareFeatures } from './compare-features.ts';
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
  const plans = plansOffered(useSite().features);
  const compared = compareFeatures(plans);
  return (
    <ul className="grid border-ink border-t lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:divide-x lg:divide-line">
      {plans.map((plan) => (
        <li
          key={plan.id}
          aria-current={plan.id === current ? 'true' : undefined}
          className={cx(
            'border-line border-b py-8 last:border-b-0 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:border-b-0 lg:px-6 lg:first:ps-0 lg:last:pe-0',
            plan.id === current && 'shadow-[inset_0_3px_0_var(--accent)]',
          )}
        >
          <PlanHead plan={plan} />
          <FeatureList plan={plan} compared={compared} />
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

interface FeatureListProps {
  plan: PlanDetails;
  compared: readonly ComparedFeature[];
}

function FeatureList({ plan, compared }: FeatureListProps) {
  return (
    <ul className="mt-5 grid content-start gap-2.5 border-line border-t pt-5 text-sm">
      {compared.map((feature) => (
        <FeatureRow key={feature.name} feature={feature} plan={plan} />
      ))}
    </ul>
  );
}

function FeatureRow({ feature, plan }: { feature: ComparedFeature; plan: PlanDetails }) {
  const t = useMessages('billing');
  const isIncluded = feature.plans.has(plan.id);
  const Mark = isIncluded ? CheckIcon : DashIcon;
  return (
    <li
      className={cx(
        'grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2',
        !isIncluded && 'text-muted max-lg:hidden',
      )}
    >
      <Mark className={cx('mt-0.5', isIncluded && 'text-accent')} />
      <span>
        {t.rich(isIncluded ? 'included' : 'notIncluded', {
          feature: t(`feature.${feature.name}`),
          label: (children) => <span className="sr-only">{children}</span>,
        })}
      </span>
    </li>
  );
}
