import type { Payment } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, cx, Link } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { memberPath } from '../../../lib/paths.ts';
import { useApi, useCan } from '../../../session/session-provider.tsx';
import { statusQuery } from '../money-query.ts';
import { PaymentStateCell } from './payment-state.tsx';

interface PaymentTableProps {
  payments: readonly Payment[];
  /** They belong to the filter before. */
  isStale: boolean;
  onRefund: (payment: Payment) => void;
}

const head = 'py-2 pe-4 text-start font-semibold text-xs';
const numberHead = 'py-2 pe-4 text-end font-semibold text-xs';

export function PaymentTable({ payments, isStale, onRefund }: PaymentTableProps) {
  const t = useMessages('studio-money');
  const canRefund = useCan()('money.refund');
  const status = useQuery(statusQuery(useApi()));
  return (
    <table
      aria-busy={isStale}
      className={cx('mt-4 w-full border-collapse transition-opacity', isStale && 'opacity-60')}
    >
      <caption className="sr-only">{t('tab.payments')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('column.member')}
          </th>
          <th scope="col" className={`${head} hidden w-32 md:table-cell`}>
            {t('column.date')}
          </th>
          <th scope="col" className={`${numberHead} w-28`}>
            {t('column.amount')}
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            {t('column.state')}
          </th>
          {canRefund ? (
            <th scope="col" className="w-28">
              <span className="sr-only">{t('column.actions')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            canRefund={canRefund}
            isStripeReachable={status.data?.stripe !== 'unreachable'}
            onRefund={onRefund}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PaymentRowProps extends Pick<PaymentTableProps, 'onRefund'> {
  payment: Payment;
  canRefund: boolean;
  isStripeReachable: boolean;
}

function PaymentRow({ payment, canRefund, isStripeReachable, onRefund }: PaymentRowProps) {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  const { member, amount, amountRefunded, discount, currency, at, number, description } = payment;
  const isRefundable = payment.isPaid && !payment.isDisputed && amountRefunded < amount;
  return (
    <tr className="border-line border-b align-top hover:bg-sunken/60">
      <td className="py-2.5 pe-4">
        <Link
          href={memberPath(member.id)}
          className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{member.name}</bdi>
        </Link>
        <span className="block text-muted text-xs [overflow-wrap:anywhere]">
          {[description, number].filter(Boolean).join(' · ')}
        </span>
        <span className="figures-table block text-muted text-xs md:hidden">{format.day(at)}</span>
        <div className="mt-1 sm:hidden">
          <PaymentStateCell payment={payment} />
        </div>
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-muted md:table-cell">
        {format.day(at)}
      </td>
      <td className="figures-table py-2.5 pe-4 text-end">
        {money(amount, currency)}
        {discount > 0 ? (
          <span className="block text-muted text-xs">
            {t('discountAmount', { amount: money(discount, currency) })}
          </span>
        ) : null}
        {amountRefunded > 0 ? (
          <span className="block text-muted text-xs">
            {t('refundedAmount', { amount: money(amountRefunded, currency) })}
          </span>
        ) : null}
      </td>
      <td className="hidden py-2.5 pe-4 sm:table-cell">
        <PaymentStateCell payment={payment} />
      </td>
      {canRefund ? (
        <td className="py-1 text-end">
          {isRefundable ? (
            <Button
              variant="quiet"
              size="small"
              disabled={!isStripeReachable}
              onClick={() => onRefund(payment)}
            >
              {t('refund')}
              <span className="sr-only">
                {member.name}, {format.day(at)}
              </span>
            </Button>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}
