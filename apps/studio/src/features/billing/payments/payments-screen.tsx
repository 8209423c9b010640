import { type Payment, paymentStates } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectFilter } from '../../../lib/controls/select-filter.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { MoneyLayout } from '../money-layout.tsx';
import { paymentsQuery } from '../money-query.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';

/** Every payment, with those that failed and why. */
export default function PaymentsScreen() {
  const t = useMessages('studio-money');
  const [query, setQuery] = useUrlQuery();
  const state = paymentStates.find((known) => known === query.get('state'));
  const list = useInfiniteQuery(paymentsQuery(useApi(), state));
  const payments = list.data ?? [];
  const [refunded, setRefunded] = useState<Payment>();
  const choose = (next: string) => setQuery(() => new URLSearchParams(next && { state: next }));
  return (
    <MoneyLayout current="payments">
      <div className="mt-4 max-w-60">
        <SelectFilter
          label={t('filter')}
          any={t('any')}
          options={paymentStates.map((value) => [value, t(`state.${value}`)])}
          value={state ?? ''}
          onChange={choose}
        />
      </div>
      <DataTable
        caption={t('tab.payments')}
        columns={usePaymentColumns(setRefunded)}
        rows={payments}
        rowKey={({ id }) => String(id)}
        list={list}
        found={t('found', { count: payments.length })}
        failed={t('loadFailed')}
        more={t('more')}
        empty={
          state ? (
            <NoRows
              title={t('nothingFoundTitle')}
              text={t('nothingFoundText')}
              clear={t('clear')}
              onClear={() => choose('')}
            />
          ) : (
            <NoRows title={t('emptyTitle')} text={t('emptyText')} />
          )
        }
      />
      <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />
    </MoneyLayout>
  );
}
