import type { Invoice } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import { useFormat } from '../../../lib/format/use-format.ts';

const tones: Record<Invoice['status'], Tone> = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  uncollectible: 'neutral',
  void: 'neutral',
};

/** The status of an invoice, refunds and disputes. */
export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  const t = useMessages('billing');
  const format = useFormat();
  const { status, amountPaid, amountRefunded, currency, isDisputed } = invoice;
  const isFullyRefunded = amountRefunded >= amountPaid;
  return (
    <>
      <Badge tone={tones[status]}>{t(`invoiceStatus.${status}`)}</Badge>
      {amountRefunded > 0 ? (
        <Badge>
          {isFullyRefunded
            ? t('total.refunded')
            : t('amountRefunded', { amount: format.money(amountRefunded, currency) })}
        </Badge>
      ) : null}
      {isDisputed ? <Badge tone="warning">{t('disputed')}</Badge> : null}
    </>
  );
}
