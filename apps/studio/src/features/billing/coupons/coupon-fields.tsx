import { planCurrencies } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { useTimeZone } from '../../../lib/site.ts';
import type { CouponDraft } from './coupon-draft.ts';
import { CouponDuration } from './coupon-duration.tsx';
import { CouponPlans } from './coupon-plans.tsx';

export function CouponFields({ form }: { form: StudioForm<CouponDraft> }) {
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
        {...form.field('code')}
      />
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="off"
        maxLength={40}
        {...form.field('name')}
      />
      <DiscountFields form={form} />
      <CouponDuration form={form} />
      <CouponPlans form={form} />
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField
          label={t('lastDay')}
          help={t('lastDayHelp', { zone })}
          type="date"
          {...form.field('lastDay')}
        />
        <TextField
          label={t('maxUses')}
          help={t('maxUsesHelp')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          {...form.field('maxUses')}
        />
      </div>
    </>
  );
}

function DiscountFields({ form }: { form: StudioForm<CouponDraft> }) {
  const t = useMessages('studio-coupons');
  const number = { autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <div className="grid gap-x-3 sm:grid-cols-2">
      <SelectField label={t('kind')} {...form.field('kind')}>
        <option value="percent">{t('kind.percent')}</option>
        <option value="amount">{t('kind.amount')}</option>
      </SelectField>
      {form.values.kind === 'percent' ? (
        <TextField
          label={t('percent')}
          inputMode="numeric"
          {...number}
          {...form.field('percentOff')}
        />
      ) : (
        <>
          <TextField
            label={t('amount')}
            inputMode="decimal"
            {...number}
            {...form.field('amountOffMinor')}
          />
          <SelectField className="sm:col-start-2" label={t('currency')} {...form.field('currency')}>
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
