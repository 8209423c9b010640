import { INVOICES_LIMIT, type Invoice } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx, Loading, Skeleton, TextLink, textLinkClass } from '@rostra/ui';
import { useState } from 'react';
import { Day } from '../../../lib/dates/day.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useBilling } from '../account/use-billing.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { useInvoiceLineText } from './use-invoice-line-text.ts';

export function InvoicesSection() {
  const t = useMessages('billing');
  const { invoices } = useBilling();
  return (
    <MemberSection
      id="invoices"
      title={t('invoicesTitle')}
      text={
        invoices?.length === INVOICES_LIMIT
          ? t('invoicesLimited', { count: INVOICES_LIMIT })
          : t('invoicesText')
      }
    >
      {invoices ? <InvoiceList invoices={invoices} /> : <InvoicesSkeleton />}
    </MemberSection>
  );
}

function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useMessages('billing');
  if (invoices.length === 0) {
    return <p className="text-muted text-sm">{t('noInvoices')}</p>;
  }
  return (
    <ul className="border-line border-t">
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useMessages('billing');
  const format = useFormat();
  const invoiceLineText = useInvoiceLineText();
  const [isOpen, setIsOpen] = useState(false);
  const { amountPaid, currency, created, lines, number } = invoice;
  // Credits come first, so the purchase is the last line.
  const bought = lines.at(-1);
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            <Day iso={isoOf(created)} />
          </span>
          <InvoiceStatus invoice={invoice} />
        </p>
        <p className="text-muted text-sm">
          {bought ? invoiceLineText(bought) : t('membership')}
          {number ? <span className="figures-table block">{number}</span> : null}
        </p>
      </div>
      <div className="flex items-baseline justify-between gap-x-6 sm:flex-col sm:items-end sm:justify-start">
        <p className="figures-table font-medium">{format.money(amountPaid, currency)}</p>
        <p className="flex gap-4 text-sm">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={number ? t('viewInvoiceNumbered', { number }) : t('viewInvoiceUnnumbered')}
            onClick={() => setIsOpen(true)}
            className={cx(textLinkClass, 'cursor-pointer py-1')}
          >
            {t('viewInvoice')}
          </button>
          <InvoiceLink
            href={invoice.invoicePdf}
            label={number ? t('pdfOfInvoiceNumbered', { number }) : t('pdfOfInvoice')}
          >
            {t('pdf')}
          </InvoiceLink>
        </p>
      </div>
      <InvoiceDialog invoice={invoice} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  );
}

interface InvoiceLinkProps {
  href: string | null;
  /** The full label for screen readers. */
  label: string;
  children: string;
}

function InvoiceLink({ href, label, children }: InvoiceLinkProps) {
  if (!href) return null;
  return (
    <TextLink href={href} target="_blank" rel="noopener" aria-label={label} className="py-1">
      {children}
    </TextLink>
  );
}

function InvoicesSkeleton() {
  return (
    <Loading className="border-line border-t">
      {['a', 'b'].map((key) => (
        <div key={key} className="flex justify-between border-line border-b py-4">
          <div>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-56" />
          </div>
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </Loading>
  );
}
