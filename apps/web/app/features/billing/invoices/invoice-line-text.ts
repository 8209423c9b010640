import type { InvoiceLine } from '@rostra/contract';
import type { Translate } from '@rostra/messages';

interface InvoiceLineTextOptions {
  line: InvoiceLine;
  /** Undefined for a line without a plan, which keeps Stripe's description. */
  plan: string | undefined;
  date: string;
  t: Translate<'billing'>;
}

/** Describes an invoice line. */
export function invoiceLineText({ line, plan, date, t }: InvoiceLineTextOptions): string {
  const { isProration, amount, description } = line;
  if (plan === undefined) return description ?? t('line.adjustment');
  if (!isProration) return t('line.period', { plan, date });
  return amount < 0 ? t('line.unused', { plan }) : t('line.remaining', { plan, date });
}
