import { type Discount, formatMoney, type MemberDetails } from '@rostra/contract';
import { languages } from '@rostra/messages';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import { Facts } from '../../../lib/controls/facts.tsx';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { RowTable } from '../../../lib/data-table/data-table.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { BillingBadge } from '../member-badges.tsx';
import { useChoiceText } from '../use-choice-text.ts';
import { GroupSection } from './group-section.tsx';
import { NothingYet } from './nothing-yet.tsx';

type Payments = NonNullable<MemberDetails['payments']>;
type Invoice = Payments['invoices'][number];

export function BillingTab({ member: { payments } }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  if (!payments) return <NothingYet>{t('noPayments')}</NothingYet>;
  return (
    <>
      <Subscription overview={payments.overview} />
      <GroupSection group={payments.group} payer={payments.payer} />
      <h2 className="mt-8 border-ink border-t pt-4 text-xl">{t('invoices')}</h2>
      {payments.invoices.length === 0 ? (
        <NothingYet>{t('noInvoices')}</NothingYet>
      ) : (
        <InvoiceTable invoices={payments.invoices} />
      )}
    </>
  );
}

function Subscription({ overview }: Pick<Payments, 'overview'>) {
  const t = useMessages('studio-members');
  const format = useFormat();
  const textOf = useChoiceText();
  const { subscription, state, entitlement, graceEndsAt, customerId } = overview;
  const discountText = useDiscountText(subscription?.currency ?? '');
  const given = overview.grants.map(
    ({ source, planId, planName, startsAt, endsAt }) =>
      [
        t(`grant.${source}`),
        t('grantTime', {
          plan: textOf('plan', planId) || planName,
          start: format.day(startsAt),
          end: endsAt ? format.day(endsAt) : '…',
        }),
      ] as const,
  );
  if (!subscription) {
    if (given.length > 0) return <Facts facts={given} />;
    return <NothingYet>{t('noSubscription')}</NothingYet>;
  }
  const { planId, planName, currentPeriodEnd, endsAt, discount } = subscription;
  return (
    <Facts
      facts={[
        [t('column.plan'), planId ? textOf('plan', planId) || planName : planName],
        [t('filter.billing'), <BillingBadge key="state" billing={state} />],
        [t('fact.paidUntil'), format.day(currentPeriodEnd)],
        ...(discount ? [[t('fact.discount'), discountText(discount)] as const] : []),
        ...(endsAt ? [[t('fact.endsAt'), format.day(endsAt)] as const] : []),
        ...(graceEndsAt ? [[t('fact.graceUntil'), format.day(graceEndsAt)] as const] : []),
        [t('fact.access'), entitlement ? textOf('plan', entitlement.plan) : t('noAccess')],
        ...given,
        [t('fact.customer'), customerId && <code key="customer">{customerId}</code>],
      ]}
    />
  );
}

/** Such as "20% until 16 Nov 2026". */
function useDiscountText(currency: string): (discount: Discount) => string {
  const t = useMessages('studio-members');
  const format = useFormat();
  const money = useMoney();
  return ({ percentOff, amountOffMinor, endsAt }) => {
    const discount =
      amountOffMinor === null
        ? `${format.number(percentOff ?? 0)}%`
        : money(amountOffMinor, currency);
    return endsAt ? t('discountUntil', { discount, date: format.day(endsAt) }) : discount;
  };
}

const tones: Record<Invoice['status'], Tone> = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  uncollectible: 'danger',
  void: 'neutral',
};

function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useMessages('studio-members');
  const format = useFormat();
  const columns: readonly DataColumn<Invoice>[] = [
    {
      id: 'date',
      header: t('invoice.date'),
      cell: ({ created, number }) => (
        <>
          <span className="figures-table block">
            {format.day(new Date(created * 1000).toISOString())}
          </span>
          <span className="block text-muted text-xs [overflow-wrap:anywhere]">{number}</span>
        </>
      ),
    },
    {
      id: 'amount',
      header: t('invoice.amount'),
      kind: 'figures',
      cell: (invoice) => <InvoiceAmount invoice={invoice} />,
    },
    {
      id: 'state',
      header: t('invoice.state'),
      cell: (invoice) => <InvoiceState invoice={invoice} />,
    },
  ];
  return (
    <RowTable
      caption={t('invoices')}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => String(id)}
    />
  );
}

function InvoiceAmount({ invoice }: { invoice: Invoice }) {
  const t = useMessages('studio-members');
  const { language } = useAllMessages();
  const { currency, total, discount, amountRefunded } = invoice;
  const money = (minor: number) => formatMoney(minor, currency, languages[language].money);
  return (
    <>
      {money(total)}
      {discount > 0 ? (
        <span className="block whitespace-normal text-muted text-xs">
          {t('invoice.discount', { amount: money(discount) })}
        </span>
      ) : null}
      {amountRefunded > 0 ? (
        <span className="block whitespace-normal text-muted text-xs">
          {t('invoice.refunded', { amount: money(amountRefunded) })}
        </span>
      ) : null}
    </>
  );
}

function InvoiceState({ invoice }: { invoice: Invoice }) {
  const t = useMessages('studio-members');
  const { status, isDisputed, declineReason, attempts } = invoice;
  return (
    <>
      <span className="flex flex-wrap gap-1">
        <Badge tone={tones[status]}>{t(`invoice.${status}`)}</Badge>
        {isDisputed ? <Badge tone="danger">{t('invoice.disputed')}</Badge> : null}
      </span>
      {declineReason ? (
        <span className="mt-1 block text-muted text-xs">
          {t(`decline.${declineReason}`)} {t('attempts', { count: attempts })}
        </span>
      ) : null}
    </>
  );
}
