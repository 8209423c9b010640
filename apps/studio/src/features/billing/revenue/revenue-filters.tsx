import { useMessages } from '@rostra/messages/react';
import { Filter } from '../../../lib/controls/filter.tsx';
import { toolbarControl } from '../../../lib/controls/search-box.tsx';

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
        <Filter label={t('revenue.currency')}>
          {(id) => (
            <select
              id={id}
              value={currency}
              onChange={({ target }) => onChoose('currency', target.value)}
              className={`${toolbarControl} w-32`}
            >
              {currencies.map((value) => (
                <option key={value} value={value}>
                  {value.toUpperCase()}
                </option>
              ))}
            </select>
          )}
        </Filter>
      ) : null}
      <Filter label={t('revenue.span')}>
        {(id) => (
          <select
            id={id}
            value={months}
            onChange={({ target }) => onChoose('months', target.value)}
            className={`${toolbarControl} w-44`}
          >
            {spans.map((span) => (
              <option key={span} value={span}>
                {t('revenue.lastMonths', { count: span })}
              </option>
            ))}
          </select>
        )}
      </Filter>
    </div>
  );
}
