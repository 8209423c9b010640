import { exportPayouts, type Payout, type PayoutState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CsvExportButton } from '../../../layout/csv-export-button.tsx';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useMoney } from '../../../lib/money/use-money.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { MoneyLayout } from '../money-layout.tsx';
import { payoutsQuery } from './payouts-query.ts';

const tones: Record<PayoutState, Tone> = {
  pending: 'neutral',
  in_transit: 'neutral',
  paid: 'success',
  failed: 'danger',
  canceled: 'warning',
};

/** What Stripe paid out to the bank account of the organisation. */
export default function PayoutsScreen() {
  const t = useMessages('studio-money');
  const list = useInfiniteQuery(payoutsQuery(useApi()));
  return (
    <MoneyLayout
      current="payouts"
      actions={
        <CsvExportButton
          label={t('export')}
          filename="payouts.csv"
          failed={t('payouts.exportFailed')}
          read={(api) => api(exportPayouts, {}, { isText: true })}
        />
      }
    >
      <p className="mt-4 max-w-measure text-muted">{t('payouts.lead')}</p>
      <DataTable
        caption={t('tab.payouts')}
        columns={useColumns()}
        rows={list.data ?? []}
        rowKey={({ id }) => String(id)}
        list={list}
        failed={t('payouts.loadFailed')}
        more={t('more')}
        empty={<NoRows title={t('payouts.emptyTitle')} text={t('payouts.emptyText')} />}
        className="max-w-measure"
      />
    </MoneyLayout>
  );
}

function useColumns(): readonly DataColumn<Payout>[] {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  return useMemo(
    () => [
      { id: 'date', header: t('column.date'), cell: ({ at }) => format.day(at) },
      {
        id: 'arrives',
        header: t('payouts.arrives'),
        kind: 'details',
        cell: ({ arrivesOn }) => format.calendarDay(arrivesOn),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => <Badge tone={tones[state]}>{t(`payouts.state.${state}`)}</Badge>,
      },
      {
        id: 'amount',
        header: t('column.amount'),
        kind: 'figures',
        cell: ({ amount, currency }) => money(amount, currency),
      },
    ],
    [t, format, money],
  );
}
