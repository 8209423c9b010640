import type { PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckIcon, cx, DashIcon } from '@rostra/ui';
import type { ComparedFeature } from './compare-features.ts';

interface FeatureListProps {
  plan: PlanDetails;
  /** The plan that is paid once a year, whose saving is named. */
  yearly: PlanDetails | undefined;
  compared: readonly ComparedFeature[];
}

/** What a plan includes: in the words of the organisation, or compared with the other built-in plans. */
export function FeatureList({ plan, yearly, compared }: FeatureListProps) {
  const textOf = useFeatureText();
  return (
    <ul className="mt-5 grid content-start gap-2.5 border-line border-t pt-5 text-sm">
      {plan.ownFeatures
        ? plan.ownFeatures.map((feature) => (
            <FeatureRow key={feature} isIncluded>
              {feature}
            </FeatureRow>
          ))
        : compared.map(({ name, plans }) => (
            <FeatureRow key={name} isIncluded={plans.has(plan.id)}>
              {textOf(name, yearly)}
            </FeatureRow>
          ))}
    </ul>
  );
}

/** The saving of a yearly payment depends on the prices of the organisation. */
function useFeatureText() {
  const t = useMessages('billing');
  return (name: ComparedFeature['name'], yearly: PlanDetails | undefined): string => {
    if (name !== 'yearlyPayment') return t(`feature.${name}`);
    const savingPercent = yearly?.savingPercent;
    return savingPercent === undefined
      ? t('feature.yearlyOnly')
      : t('feature.yearlySaving', { percent: savingPercent });
  };
}

function FeatureRow({ isIncluded, children }: { isIncluded: boolean; children: string }) {
  const t = useMessages('billing');
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
          feature: children,
          label: (label) => <span className="sr-only">{label}</span>,
        })}
      </span>
    </li>
  );
}
