import { planCurrencies } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextField } from '@rostra/ui/forms';
import { useTimeZone } from '../../../lib/site.ts';
import type { CouponFieldsProps } from './coupon-draft.ts';
import { CouponDuration } from './coupon-duration.tsx';
import { CouponPlans } from './coupon-plans.tsx';

export function CouponFields(props: CouponFieldsProps) {
  const { draft, errorOf, onChange } = props;
  const t = useMessages('studio-coupons');
  const zone = useTimeZone();
  return (
    <>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
        value={draft.code}
        error={errorOf('code')}
        onChange={({ target }) => onChange({ code: target.value })}
      />
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="off"
        maxLength={40}
        value={draft.name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <DiscountFields {...props} />
      <CouponDuration {...props} />
      <CouponPlans {...props} />
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField
          label={t('lastDay')}
          help={t('lastDayHelp', { zone })}
          type="date"
          value={draft.lastDay}
          error={errorOf('lastDay')}
          onChange={({ target }) => onChange({ lastDay: target.value })}
        />
        <TextField
          label={t('maxUses')}
          help={t('maxUsesHelp')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={draft.maxUses}
          error={errorOf('maxUses')}
          onChange={({ target }) => onChange({ maxUses: target.value })}
        />
      </div>
    </>
  );
}

function DiscountFields({ draft, errorOf, onChange }: CouponFieldsProps) {
  const t = useMessages('studio-coupons');
  const number = { autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <div className="grid gap-x-3 sm:grid-cols-2">
      <SelectField
        label={t('kind')}
        value={draft.kind}
        onChange={({ target }) =>
          onChange({ kind: target.value === 'amount' ? 'amount' : 'percent' })
        }
      >
        <option value="percent">{t('kind.percent')}</option>
        <option value="amount">{t('kind.amount')}</option>
      </SelectField>
      {draft.kind === 'percent' ? (
        <TextField
          label={t('percent')}
          inputMode="numeric"
          {...number}
          value={draft.percent}
          error={errorOf('percentOff')}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      ) : (
        <>
          <TextField
            label={t('amount')}
            inputMode="decimal"
            {...number}
            value={draft.amount}
            error={errorOf('amountOffMinor')}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <SelectField
            className="sm:col-start-2"
            label={t('currency')}
            value={draft.currency}
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
        </>
      )}
    </div>
  );
}
