import { exportPayouts, type Payout, type PayoutState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CsvExportButton } from '../../../layout/csv-export-button.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
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

const head = 'py-2 pe-4 text-start font-semibold text-xs';

/** What Stripe paid out to the bank account of the organisation. */
export default function PayoutsScreen() {
  const t = useMessages('studio-money');
  const list = useInfiniteQuery(payoutsQuery(useApi()));
  const payouts = list.data ?? [];
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
      <ListStates
        list={list}
        count={payouts.length}
        failed={t('payouts.loadFailed')}
        more={t('more')}
        empty={<NoRows title={t('payouts.emptyTitle')} text={t('payouts.emptyText')} />}
      >
        <table className="mt-4 w-full max-w-measure border-collapse">
          <caption className="sr-only">{t('tab.payouts')}</caption>
          <thead className="border-ink border-b">
            <tr>
              <th scope="col" className={head}>
                {t('column.date')}
              </th>
              <th scope="col" className={head}>
                {t('payouts.arrives')}
              </th>
              <th scope="col" className={head}>
                {t('column.state')}
              </th>
              <th scope="col" className="py-2 text-end font-semibold text-xs">
                {t('column.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {payouts.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </tbody>
        </table>
      </ListStates>
    </MoneyLayout>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  const { at, arrivesOn, state, amount, currency } = payout;
  return (
    <tr className="border-line border-b">
      <td className="figures-table py-2.5 pe-4">{format.day(at)}</td>
      <td className="figures-table py-2.5 pe-4 text-muted">{format.calendarDay(arrivesOn)}</td>
      <td className="py-2.5 pe-4">
        <Badge tone={tones[state]}>{t(`payouts.state.${state}`)}</Badge>
      </td>
      <td className="figures-table py-2.5 text-end">{money(amount, currency)}</td>
    </tr>
  );
}
