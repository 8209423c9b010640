import { exportRevenue } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { CsvExportButton } from '../../../layout/csv-export-button.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { MoneyLayout } from '../money-layout.tsx';
import { currentRevenue } from './current-revenue.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueDefinitions } from './revenue-definitions.tsx';
import { RevenueFilters, spans } from './revenue-filters.tsx';
import { RevenueHeadline } from './revenue-headline.tsx';
import { revenueQuery } from './revenue-query.ts';
import { RevenueTable } from './revenue-table.tsx';

/** What members pay each month, how it changed, and what the figures mean. */
export default function RevenueScreen() {
  const t = useMessages('studio-money');
  const [query, setQuery] = useUrlQuery();
  const months = spans.find((span) => String(span) === query.get('months')) ?? spans[0];
  const revenue = useQuery(revenueQuery(useApi(), months));
  const currencies = revenue.data?.data ?? [];
  const shown = currencies.find(({ currency }) => currency === query.get('currency'));
  const current = shown ?? currentRevenue(currencies);
  const choose = (name: string, value: string) =>
    setQuery((before) => {
      before.set(name, value);
      return before;
    });
  return (
    <MoneyLayout
      current="revenue"
      actions={
        current ? (
          <CsvExportButton
            label={t('export')}
            filename="revenue.csv"
            failed={t('revenue.exportFailed')}
            read={(api) => api(exportRevenue, { query: { months } }, { isText: true })}
          />
        ) : null
      }
    >
      {revenue.data?.meta.isComplete === false ? (
        <Notice tone="neutral" className="mt-4 max-w-measure" title={t('revenue.incomplete')}>
          {t('revenue.incompleteText')}
        </Notice>
      ) : null}
      <ListStates
        list={revenue}
        count={currencies.length}
        failed={t('revenue.loadFailed')}
        empty={<NoRows title={t('revenue.emptyTitle')} text={t('revenue.emptyText')} />}
      >
        {current ? (
          <>
            <RevenueFilters
              currencies={currencies.map(({ currency }) => currency)}
              currency={current.currency}
              months={months}
              onChoose={choose}
            />
            <RevenueHeadline revenue={current} />
            <RevenueChart revenue={current} />
            <RevenueTable revenue={current} />
          </>
        ) : null}
      </ListStates>
      <RevenueDefinitions />
    </MoneyLayout>
  );
}
