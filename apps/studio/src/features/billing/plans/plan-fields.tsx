import { type ManagedPlan, planCurrencies, planIntervals, plans } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckboxField, SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import type { PlanDraft } from './plan-draft.ts';
import { usePlanName } from './use-plan-name.ts';

interface PlanFieldsProps {
  /** Undefined for a new one. */
  plan: ManagedPlan | undefined;
  form: StudioForm<PlanDraft>;
}

export function PlanFields({ plan, form }: PlanFieldsProps) {
  const t = useMessages('studio-plans');
  const nameOf = usePlanName();
  const builtIn = plan?.isBuiltIn ? { help: t('builtInHelp') } : {};
  return (
    <>
      <TextField
        label={t('name')}
        {...builtIn}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
      <TextareaField
        label={t('description')}
        {...builtIn}
        rows={2}
        maxLength={300}
        {...form.field('description')}
      />
      <TextareaField
        label={t('features')}
        help={plan?.isBuiltIn ? `${t('featuresHelp')} ${t('builtInHelp')}` : t('featuresHelp')}
        rows={4}
        {...form.field('features')}
      />
      <Price plan={plan} form={form} />
      {plan?.isBuiltIn ? null : (
        <SelectField label={t('level')} help={t('levelHelp')} {...form.field('level')}>
          {plans.map((level) => (
            <option key={level} value={level}>
              {nameOf(level)}
            </option>
          ))}
        </SelectField>
      )}
      <CheckboxField
        className="mb-4"
        label={t('forGroups')}
        help={t('forGroupsHelp')}
        {...form.field('isForGroups')}
      />
    </>
  );
}

function Price({ plan, form }: PlanFieldsProps) {
  const t = useMessages('studio-plans');
  const variable = plan?.priceFixedBy ?? null;
  const isFixed = variable !== null;
  return (
    <>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField
          label={t('price')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          disabled={isFixed}
          {...form.field('priceMinor')}
        />
        <SelectField label={t('currency')} disabled={isFixed} {...form.field('currency')}>
          {planCurrencies.map((currency) => (
            <option key={currency} value={currency}>
              {currency.toUpperCase()}
            </option>
          ))}
        </SelectField>
        <SelectField
          className="sm:col-span-2"
          label={t('interval')}
          disabled={isFixed}
          {...form.field('interval')}
        >
          {planIntervals.map((interval) => (
            <option key={interval} value={interval}>
              {t(`interval.${interval}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {plan ? (
        <p className="mb-4 text-muted text-sm">
          {variable ? t('priceFixed', { variable }) : t('priceHelp')}
        </p>
      ) : null}
    </>
  );
}
