import { useMessages } from '@rostra/messages/react';
import { SelectFilter } from '../../../lib/controls/select-filter.tsx';

/** How many months can be shown. */
export const spans = [12, 24, 60] as const;

interface RevenueFiltersProps {
  currencies: readonly string[];
  currency: string;
  months: number;
  onChoose: (name: 'currency' | 'months', value: string) => void;
}

export function RevenueFilters({ currencies, currency, months, onChoose }: RevenueFiltersProps) {
  const t = useMessages('studio-money');
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      {currencies.length > 1 ? (
        <SelectFilter
          label={t('revenue.currency')}
          options={currencies.map((value) => [value, value.toUpperCase()])}
          value={currency}
          onChange={(value) => onChoose('currency', value)}
          className="w-32"
        />
      ) : null}
      <SelectFilter
        label={t('revenue.span')}
        options={spans.map((span) => [String(span), t('revenue.lastMonths', { count: span })])}
        value={String(months)}
        onChange={(value) => onChoose('months', value)}
        className="w-44"
      />
    </div>
  );
}
