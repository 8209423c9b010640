import type { InvoiceLine } from '@rostra/contract';
import { formatDate } from '../../../lib/dates/format-date.ts';

/** Describes an invoice line. Lines without a plan keep Stripe's description. */
export function invoiceLineText({
  planName,
  isProration,
  amount,
  endsAt,
  description,
}: InvoiceLine): string {
  if (planName === null) return description ?? 'Adjustment';
  const until = `until ${formatDate(endsAt)}`;
  if (!isProration) return `${planName} ${until}`;
  return amount < 0 ? `Unused time on ${planName}` : `Remaining time on ${planName} ${until}`;
}
