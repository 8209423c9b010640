import type { Payment } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Link } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { memberPath } from '../../../lib/paths.ts';
import { useApi, useCan } from '../../../session/session-provider.tsx';
import { statusQuery } from '../money-query.ts';
import { PaymentStateCell } from './payment-state.tsx';

type OnRefund = (payment: Payment) => void;

export function usePaymentColumns(onRefund: OnRefund): readonly DataColumn<Payment>[] {
  const t = useMessages('studio-money');
  const format = useFormat();
  const canRefund = useCan()('money.refund');
  return useMemo(() => {
    const columns: readonly DataColumn<Payment>[] = [
      { id: 'member', header: t('column.member'), cell: (payment) => <Payer payment={payment} /> },
      {
        id: 'date',
        header: t('column.date'),
        kind: 'details',
        from: 'md',
        className: 'w-32',
        cell: ({ at }) => format.day(at),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        kind: 'figures',
        className: 'w-28',
        cell: (payment) => <Amount payment={payment} />,
      },
      {
        id: 'state',
        header: t('column.state'),
        from: 'sm',
        cell: (payment) => <PaymentStateCell payment={payment} />,
      },
    ];
    if (!canRefund) return columns;
    return [
      ...columns,
      {
        id: 'actions',
        header: t('column.actions'),
        kind: 'actions',
        className: 'w-28',
        cell: (payment) => <Refund payment={payment} onRefund={onRefund} />,
      },
    ];
  }, [t, format, canRefund, onRefund]);
}

function Payer({ payment: { member, description, number } }: { payment: Payment }) {
  return (
    <>
      <Link
        href={memberPath(member.id)}
        className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
      >
        <bdi>{member.name}</bdi>
      </Link>
      <span className="block text-muted text-xs [overflow-wrap:anywhere]">
        {[description, number].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function Amount({ payment }: { payment: Payment }) {
  const t = useMessages('studio-money');
  const money = useMoney();
  const { amount, amountRefunded, discount, currency } = payment;
  return (
    <>
      {money(amount, currency)}
      {discount > 0 ? (
        <span className="block whitespace-normal text-muted text-xs">
          {t('discountAmount', { amount: money(discount, currency) })}
        </span>
      ) : null}
      {amountRefunded > 0 ? (
        <span className="block whitespace-normal text-muted text-xs">
          {t('refundedAmount', { amount: money(amountRefunded, currency) })}
        </span>
      ) : null}
    </>
  );
}

function Refund({ payment, onRefund }: { payment: Payment; onRefund: OnRefund }) {
  const t = useMessages('studio-money');
  const format = useFormat();
  const status = useQuery(statusQuery(useApi()));
  const { isPaid, isDisputed, amount, amountRefunded, member, at } = payment;
  if (!isPaid || isDisputed || amountRefunded >= amount) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={status.data?.stripe === 'unreachable'}
      onClick={() => onRefund(payment)}
    >
      {t('refund')}
      <span className="sr-only">
        {member.name}, {format.day(at)}
      </span>
    </Button>
  );
}
