import { type ManagedPlan, planCurrencies, planIntervals, plans } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckboxField, SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import type { PlanDraft } from './plan-draft.ts';
import { usePlanName } from './use-plan-name.ts';

interface PlanFieldsProps {
  /** Undefined for a new one. */
  plan: ManagedPlan | undefined;
  draft: PlanDraft;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<PlanDraft>) => void;
}

export function PlanFields({ plan, draft, errorOf, onChange }: PlanFieldsProps) {
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
        value={draft.name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextareaField
        label={t('description')}
        {...builtIn}
        rows={2}
        maxLength={300}
        value={draft.description}
        error={errorOf('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TextareaField
        label={t('features')}
        help={plan?.isBuiltIn ? `${t('featuresHelp')} ${t('builtInHelp')}` : t('featuresHelp')}
        rows={4}
        value={draft.features}
        error={errorOf('features')}
        onChange={({ target }) => onChange({ features: target.value })}
      />
      <Price plan={plan} draft={draft} errorOf={errorOf} onChange={onChange} />
      {plan?.isBuiltIn ? null : (
        <SelectField
          label={t('level')}
          help={t('levelHelp')}
          value={draft.level}
          error={errorOf('level')}
          onChange={({ target }) =>
            onChange({ level: plans.find((level) => level === target.value) ?? draft.level })
          }
        >
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
        checked={draft.isForGroups}
        onChange={({ target }) => onChange({ isForGroups: target.checked })}
      />
    </>
  );
}

function Price({ plan, draft, errorOf, onChange }: PlanFieldsProps) {
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
          value={draft.price}
          error={errorOf('priceMinor')}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <SelectField
          label={t('currency')}
          disabled={isFixed}
          value={draft.currency}
          error={errorOf('currency')}
          onChange={({ target }) =>
            onChange({
              currency: planCurrencies.find((name) => name === target.value) ?? draft.currency,
            })
          }
        >
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
          value={draft.interval}
          error={errorOf('interval')}
          onChange={({ target }) =>
            onChange({
              interval: planIntervals.find((name) => name === target.value) ?? draft.interval,
            })
          }
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
