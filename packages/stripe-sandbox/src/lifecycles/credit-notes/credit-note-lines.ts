import type Stripe from 'stripe';
import { newId } from '../../store/ids.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { decimal } from '../../wire/decimal.ts';
import { invalidRequest } from '../../wire/errors.ts';
import type { CreateInput } from './params.ts';

/** The lines of a credit note: those given, or one line with the amount, by default the whole invoice. */
export function buildLines(invoice: InvoiceRow, input: CreateInput): Stripe.CreditNoteLineItem[] {
  if (input.lines === undefined || input.lines.length === 0) {
    const amount =
      input.amount ??
      ((input.credit_amount ?? 0) + (input.refund_amount ?? 0) + (input.out_of_band_amount ?? 0) ||
        invoice.total);
    return [lineOf('Credit', amount, 1, 'custom_line_item')];
  }
  return input.lines.map((line, index) => {
    const at = `lines[${index}]`;
    if (line.type === 'invoice_line_item') {
      const credited = invoice.lines.data.find(({ id }) => id === line.invoice_line_item);
      if (credited === undefined) {
        throw invalidRequest(
          `No such invoice line item: '${line.invoice_line_item}'`,
          `${at}[invoice_line_item]`,
          'resource_missing',
        );
      }
      const whole = line.amount === undefined && line.quantity === undefined;
      const amount =
        line.amount ??
        (whole
          ? credited.amount
          : Math.round((credited.amount / (credited.quantity ?? 1)) * (line.quantity ?? 1)));
      const quantity = line.quantity ?? credited.quantity ?? 1;
      return {
        ...lineOf(credited.description ?? '', amount, quantity, 'invoice_line_item'),
        invoice_line_item: credited.id,
      };
    }
    const quantity = line.quantity ?? 1;
    const amount = line.amount ?? (line.unit_amount ?? 0) * quantity;
    return lineOf(line.description ?? 'Credit', amount, quantity, 'custom_line_item');
  });
}

function lineOf(
  description: string,
  amount: number,
  quantity: number,
  type: Stripe.CreditNoteLineItem.Type,
): Stripe.CreditNoteLineItem {
  const unitAmount = Math.round(amount / Math.max(quantity, 1));
  return {
    id: newId('cnli'),
    object: 'credit_note_line_item',
    amount,
    description,
    discount_amount: 0,
    discount_amounts: [],
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity,
    tax_rates: [],
    taxes: [],
    type,
    unit_amount: unitAmount,
    unit_amount_decimal: decimal(unitAmount),
  };
}
