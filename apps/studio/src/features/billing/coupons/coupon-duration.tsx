import { discountDurations } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import type { CouponDraft } from './coupon-draft.ts';

/** How long the discount lasts. */
export function CouponDuration({ form }: { form: StudioForm<CouponDraft> }) {
  const t = useMessages('studio-coupons');
  return (
    <div className="grid gap-x-3 sm:grid-cols-2">
      <SelectField label={t('duration')} {...form.field('duration')}>
        {discountDurations.map((duration) => (
          <option key={duration} value={duration}>
            {t(`duration.${duration}`)}
          </option>
        ))}
      </SelectField>
      {form.values.duration === 'repeating' ? (
        <TextField
          label={t('months')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          {...form.field('months')}
        />
      ) : null}
    </div>
  );
}
