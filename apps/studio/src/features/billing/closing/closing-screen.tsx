import { exportClosing } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { CsvExportButton } from '../../../layout/csv-export-button.tsx';
import { SelectFilter } from '../../../lib/controls/select-filter.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useTimeZone } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { MoneyLayout } from '../money-layout.tsx';
import { closingQuery } from '../money-query.ts';
import { ClosingTable } from './closing-table.tsx';
import { lastMonths } from './last-months.ts';

const SHOWN_MONTHS = 24;

/** A month for the accountant. */
export default function ClosingScreen() {
  const t = useMessages('studio-money');
  const format = useFormat();
  const zone = useTimeZone();
  const months = lastMonths(new Date(), zone, SHOWN_MONTHS);
  const [query, setQuery] = useUrlQuery();
  const month = months.find((known) => known === query.get('month')) ?? months[0] ?? '';
  const closing = useQuery(closingQuery(useApi(), month));
  return (
    <MoneyLayout
      current="closing"
      actions={
        <CsvExportButton
          label={t('export')}
          filename={`closing-${month}.csv`}
          failed={t('exportFailed')}
          read={(api) => api(exportClosing, { query: { month } }, { isText: true })}
        />
      }
    >
      <p className="mt-4 max-w-measure text-muted">{t('closingLead', { zone })}</p>
      <div className="mt-4 max-w-60">
        <SelectFilter
          label={t('month')}
          options={months.map((value) => [value, format.calendarMonth(value)])}
          value={month}
          onChange={(value) => setQuery(() => new URLSearchParams({ month: value }))}
        />
      </div>
      <ListStates
        list={closing}
        count={closing.data?.length ?? 0}
        empty={<NoRows title={t('closingEmptyTitle')} text={t('closingEmptyText')} />}
      >
        <ClosingTable totals={closing.data ?? []} />
      </ListStates>
    </MoneyLayout>
  );
}
