import { exportClosing } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CsvExportButton } from '../../lib/controls/csv-export-button.tsx';
import { Filter } from '../../lib/controls/filter.tsx';
import { useFormat } from '../../lib/format.ts';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { toolbarControl } from '../../lib/search-box.tsx';
import { useTimeZone } from '../../lib/site.ts';
import { useApi } from '../../session/session-provider.tsx';
import { MoneyFrame } from '../money-frame.tsx';
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
  const [query, setQuery] = useSearchParams();
  const month = months.find((known) => known === query.get('month')) ?? months[0] ?? '';
  const closing = useQuery(closingQuery(useApi(), month));
  return (
    <MoneyFrame
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
        <Filter label={t('month')}>
          {(id) => (
            <select
              id={id}
              value={month}
              onChange={({ target }) => setQuery({ month: target.value })}
              className={`${toolbarControl} w-full`}
            >
              {months.map((value) => (
                <option key={value} value={value}>
                  {format.calendarMonth(value)}
                </option>
              ))}
            </select>
          )}
        </Filter>
      </div>
      <ListStates
        list={closing}
        count={closing.data?.length ?? 0}
        empty={<NoRows title={t('closingEmptyTitle')} text={t('closingEmptyText')} />}
      >
        <ClosingTable totals={closing.data ?? []} />
      </ListStates>
    </MoneyFrame>
  );
}
