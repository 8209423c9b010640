import { useMessages } from '@rostra/messages/react';
import { CheckboxField, SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { plansQuery } from '../plans/plans-query.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import type { CouponDraft } from './coupon-draft.ts';

/** Which plans it is for. */
export function CouponPlans({ form }: { form: StudioForm<CouponDraft> }) {
  const t = useMessages('studio-coupons');
  const nameOf = usePlanName();
  const { data: plans = [] } = useQuery(plansQuery(useApi()));
  const { value: chosen, error, onChange } = form.bind('planIds');
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <SelectField label={t('plans')} {...form.field('plans')} error={error}>
        <option value="all">{t('plans.all')}</option>
        <option value="some">{t('plans.some')}</option>
      </SelectField>
      {form.values.plans === 'all' ? null : (
        <fieldset className="-mt-1 mb-3">
          <legend className="sr-only">{t('plans.some')}</legend>
          {plans
            .filter(({ isRetired }) => !isRetired)
            .map(({ id }) => (
              <CheckboxField
                key={id}
                label={nameOf(id)}
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            ))}
        </fieldset>
      )}
    </>
  );
}
