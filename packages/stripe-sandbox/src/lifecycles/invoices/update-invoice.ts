import { redeem } from '../../objects/discounts/redeem.ts';
import { emit } from '../../objects/events/emit.ts';
import { getTaxRates } from '../../objects/invoices/tax-rates.ts';
import { withLines } from '../../objects/invoices/with-lines.ts';
import { HOUR, nowFor } from '../../store/now.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { UpdateInput } from './params.ts';

const ALWAYS_EDITABLE = new Set([
  'auto_advance',
  'default_payment_method',
  'description',
  'metadata',
]);

export function updateInvoice(work: Work, id: string, input: UpdateInput): InvoiceRow {
  const before = get(work, 'invoice', id);
  const { default_tax_rates, discounts, metadata, days_until_due: _, ...plain } = input;
  const isDraft = before.status === 'draft';
  if (!isDraft && Object.keys(input).some((key) => !ALWAYS_EDITABLE.has(key))) {
    throw invalidRequest(
      `Finalized invoices can't be updated in this way`,
      undefined,
      'invoice_not_editable',
    );
  }
  const advances = plain.auto_advance ?? before.auto_advance;
  const finalizesAt = advances ? nowFor(work, before.customer) + HOUR : null;
  const fields: InvoiceRow = {
    ...before,
    ...plain,
    ...(isDraft && plain.auto_advance !== undefined
      ? { automatically_finalizes_at: finalizesAt, next_payment_attempt: finalizesAt }
      : {}),
    metadata: mergeMetadata(before.metadata, metadata),
    ...(default_tax_rates === undefined
      ? {}
      : { default_tax_rates: getTaxRates(work, default_tax_rates) }),
    ...(discounts === undefined
      ? {}
      : {
          discounts: redeem(work, discounts, {
            currency: before.currency,
            customer: before.customer,
            invoice: id,
            subtotalMinor: before.subtotal,
          }),
        }),
  };
  const after = isDraft ? withLines(work, fields, fields.lines.data) : fields;
  work.put('invoice', after);
  emit(work, 'invoice.updated', after, before);
  return after;
}
