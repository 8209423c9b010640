import { discountDurations } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextField } from '@rostra/ui/forms';
import type { CouponFieldsProps } from './coupon-draft.ts';

/** How long the discount lasts. */
export function CouponDuration({ draft, errorOf, onChange }: CouponFieldsProps) {
  const t = useMessages('studio-coupons');
  return (
    <div className="grid gap-x-3 sm:grid-cols-2">
      <SelectField
        label={t('duration')}
        value={draft.duration}
        onChange={({ target }) =>
          onChange({
            duration: discountDurations.find((name) => name === target.value) ?? draft.duration,
          })
        }
      >
        {discountDurations.map((duration) => (
          <option key={duration} value={duration}>
            {t(`duration.${duration}`)}
          </option>
        ))}
      </SelectField>
      {draft.duration === 'repeating' ? (
        <TextField
          label={t('months')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={draft.months}
          error={errorOf('months')}
          onChange={({ target }) => onChange({ months: target.value })}
        />
      ) : null}
    </div>
  );
}
