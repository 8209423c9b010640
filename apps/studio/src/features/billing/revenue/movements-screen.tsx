import { exportRevenueMovements, isMonth, revenueKinds } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link, textLinkClass } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CsvExportButton } from '../../../layout/csv-export-button.tsx';
import { SelectFilter } from '../../../lib/controls/select-filter.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { MoneyLayout } from '../money-layout.tsx';
import { useMovementColumns } from './movement-columns.tsx';
import { movementsQuery, revenuePath } from './revenue-query.ts';

/** The changes behind a figure: who, when and how much. */
export default function MovementsScreen() {
  const t = useMessages('studio-money');
  const format = useFormat();
  const { month = '' } = useParams();
  const [query, setQuery] = useUrlQuery();
  const currency = query.get('currency') ?? '';
  const kind = revenueKinds.find((known) => known === query.get('kind'));
  const filters = { month, currency, ...(kind ? { kind } : {}) };
  const list = useInfiniteQuery(movementsQuery(useApi(), filters));
  const movements = list.data ?? [];
  const name = isMonth(month) ? format.calendarMonth(month) : month;
  const choose = (next: string) =>
    setQuery(() => new URLSearchParams({ currency, ...(next ? { kind: next } : {}) }));
  return (
    <MoneyLayout
      current="revenue"
      actions={
        <CsvExportButton
          label={t('export')}
          filename={`${['revenue', month, currency, kind].filter(Boolean).join('-')}.csv`}
          failed={t('revenue.exportFailed')}
          read={(api) => api(exportRevenueMovements, { query: filters }, { isText: true })}
        />
      }
    >
      <p className="mt-4">
        <Link href={`${revenuePath}?currency=${currency}`} className={textLinkClass}>
          {t('revenue.back')}
        </Link>
      </p>
      <h2 className="mt-4 font-semibold text-base">
        {t('revenue.changesIn', { month: name, currency: currency.toUpperCase() })}
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        {kind ? t(`revenue.meaning.${kind}`) : t('revenue.rounding')}
      </p>
      <div className="mt-4 max-w-60">
        <SelectFilter
          label={t('filter')}
          any={t('revenue.anyKind')}
          options={revenueKinds.map((value) => [value, t(`revenue.kind.${value}`)])}
          value={kind ?? ''}
          onChange={choose}
        />
      </div>
      <DataTable
        caption={t('revenue.changes')}
        columns={useMovementColumns()}
        rows={movements}
        rowKey={({ id }) => String(id)}
        list={list}
        found={t('revenue.found', { count: movements.length })}
        failed={t('revenue.loadFailed')}
        more={t('more')}
        empty={<NoRows title={t('nothingFoundTitle')} text={t('revenue.noChanges')} />}
        className="max-w-5xl"
      />
    </MoneyLayout>
  );
}
