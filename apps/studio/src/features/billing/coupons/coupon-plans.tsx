import { useMessages } from '@rostra/messages/react';
import { CheckboxField, SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../session/session-provider.tsx';
import { plansQuery } from '../plans/plans-query.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import type { CouponFieldsProps } from './coupon-draft.ts';

/** Which plans it is for. */
export function CouponPlans({ draft, errorOf, onChange }: CouponFieldsProps) {
  const t = useMessages('studio-coupons');
  const nameOf = usePlanName();
  const { data: plans = [] } = useQuery(plansQuery(useApi()));
  const toggle = (id: string, isChosen: boolean) =>
    onChange({
      planIds: isChosen ? [...draft.planIds, id] : draft.planIds.filter((other) => other !== id),
    });
  return (
    <>
      <SelectField
        label={t('plans')}
        value={draft.hasAllPlans ? 'all' : 'some'}
        error={errorOf('planIds')}
        onChange={({ target }) => onChange({ hasAllPlans: target.value === 'all' })}
      >
        <option value="all">{t('plans.all')}</option>
        <option value="some">{t('plans.some')}</option>
      </SelectField>
      {draft.hasAllPlans ? null : (
        <fieldset className="-mt-1 mb-3">
          <legend className="sr-only">{t('plans.some')}</legend>
          {plans
            .filter(({ isRetired }) => !isRetired)
            .map(({ id }) => (
              <CheckboxField
                key={id}
                label={nameOf(id)}
                checked={draft.planIds.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            ))}
        </fieldset>
      )}
    </>
  );
}
