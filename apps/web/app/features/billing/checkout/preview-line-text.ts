import { formatDate } from '../../../lib/format-date.ts';
import type { PlanPreview } from '../account/billing.ts';

type PreviewLine = PlanPreview['lines'][number];

/** What a line is for, in plain words; what is none of our plans, in Stripe's. */
export function previewLineText({
  planName,
  isProration,
  amount,
  endsAt,
  description,
}: PreviewLine): string {
  if (planName === null) return description ?? 'Adjustment';
  const until = `until ${formatDate(endsAt)}`;
  if (!isProration) return `${planName} ${until}`;
  return amount < 0
    ? `Unused part of ${planName}`
    : `Rest of the period with ${planName}, ${until}`;
}
