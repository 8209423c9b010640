import { formatMoney, type Invoice } from '@rostra/contract';
import { Badge, type Tone } from '@rostra/ui';

const statuses: Record<Invoice['status'], { text: string; tone: Tone }> = {
  draft: { text: 'Draft', tone: 'neutral' },
  open: { text: 'Open', tone: 'warning' },
  paid: { text: 'Paid', tone: 'success' },
  uncollectible: { text: 'Not collected', tone: 'neutral' },
  void: { text: 'Void', tone: 'neutral' },
};

/** The status of an invoice, refunds and disputes. */
export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  const { status, amountPaid, amountRefunded, currency, isDisputed } = invoice;
  const { text, tone } = statuses[status];
  const isFullyRefunded = amountRefunded >= amountPaid;
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {amountRefunded > 0 ? (
        <Badge>
          {isFullyRefunded ? 'Refunded' : `${formatMoney(amountRefunded, currency)} refunded`}
        </Badge>
      ) : null}
      {isDisputed ? <Badge tone="warning">Disputed</Badge> : null}
    </>
  );
}
