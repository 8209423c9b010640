import { getInvoice, type Invoice } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useApi } from '../../sessions/index.ts';
import { InvoiceDetails } from './invoice-details.tsx';

interface InvoiceDialogProps {
  invoice: Pick<Invoice, 'id' | 'number'>;
  isOpen: boolean;
  onClose: () => void;
}

/** One invoice with its lines. */
export function InvoiceDialog({ invoice: { id, number }, isOpen, onClose }: InvoiceDialogProps) {
  const t = useMessages('billing');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={number ? t('invoiceNumbered', { number }) : t('invoice')}
    >
      {isOpen ? <LoadedInvoice id={id} /> : null}
    </Dialog>
  );
}

function LoadedInvoice({ id }: { id: string }) {
  const t = useMessages('billing');
  const api = useApi();
  const query = useQuery({
    queryKey: ['billing', 'invoice', id],
    queryFn: ({ signal }) => api(getInvoice, { params: { id } }, { signal }),
  });
  const failure = useQueryError(query);
  if (failure) {
    return (
      <RetryNotice
        className="mt-4"
        title={t('invoiceNotLoaded')}
        isBusy={query.isFetching}
        onRetry={query.refetch}
      />
    );
  }
  if (!query.data) return <InvoiceSkeleton />;
  const { invoicePdf, hostedInvoiceUrl } = query.data;
  return (
    <>
      <InvoiceDetails invoice={query.data} />
      <div className="mt-6 flex flex-wrap gap-3">
        <InvoiceFile href={invoicePdf} variant="primary">
          {t('downloadPdf')}
        </InvoiceFile>
        <InvoiceFile href={hostedInvoiceUrl} variant="secondary">
          {t('openAtStripe')}
        </InvoiceFile>
      </div>
    </>
  );
}

interface InvoiceFileProps {
  href: string | null;
  variant: 'primary' | 'secondary';
  children: string;
}

function InvoiceFile({ href, variant, children }: InvoiceFileProps) {
  if (!href) return null;
  return (
    <LinkButton href={href} variant={variant} target="_blank" rel="noopener">
      {children}
    </LinkButton>
  );
}

function InvoiceSkeleton() {
  const t = useMessages('billing');
  return (
    <Loading label={t('invoiceLoading')} className="mt-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-6 h-5 w-full" />
      <Skeleton className="mt-6 h-8 w-full" />
      <Skeleton className="mt-6 h-11 w-40" />
    </Loading>
  );
}
