import type { InvoiceLine } from '@rostra/contract';
import { formatDate } from '../../../lib/dates/format-date.ts';

/** What a line is for, in plain words; what is none of our plans, in Stripe's. */
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
  return amount < 0
    ? `Unused part of ${planName}`
    : `Rest of the period with ${planName}, ${until}`;
}
