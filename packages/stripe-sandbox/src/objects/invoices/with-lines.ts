import type Stripe from 'stripe';
import { taxOn } from '../../money/discount.ts';
import { minimumCharge } from '../../money/minimum-charge.ts';
import { settleBalance } from '../../money/settle-balance.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { allocateDiscounts, findActiveDiscounts } from '../discounts/active-discounts.ts';
import type { Line } from './lines.ts';

/** Sets the lines, their discounts and taxes, and the totals that follow from them. */
export function withLines(work: Work, invoice: InvoiceRow, lines: Line[]): InvoiceRow {
  const discounted = withDiscounts(work, invoice, lines);
  const taxed = discounted.lines.map((line) => withTaxes(line, invoice.default_tax_rates));
  const subtotal = taxed.reduce((sum, line) => sum + line.amount, 0);
  const off = discounted.totals.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = totalTaxes(taxed);
  const added = taxes
    .filter(({ tax_behavior }) => tax_behavior === 'exclusive')
    .reduce((sum, { amount }) => sum + amount, 0);
  const included = taxes.reduce((sum, { amount }) => sum + amount, 0) - added;
  const total = subtotal - off + added;
  const { amountDueMinor } = settleBalance(
    total,
    invoice.starting_balance,
    minimumCharge(invoice.currency),
  );
  return {
    ...invoice,
    amount_due: amountDueMinor,
    amount_remaining: amountDueMinor,
    lines: { ...invoice.lines, data: taxed.map((line) => ({ ...line, invoice: invoice.id })) },
    subtotal,
    subtotal_excluding_tax: subtotal - included,
    total,
    total_discount_amounts: discounted.totals,
    total_excluding_tax: total - added - included,
    total_taxes: taxes,
  };
}

function withDiscounts(work: Work, invoice: InvoiceRow, lines: Line[]) {
  const active = findActiveDiscounts(work, invoice.discounts, invoice.created);
  const parts = allocateDiscounts(
    active,
    lines.map((line) => ({
      amount: line.discountable ? line.amount : 0,
      product: line.pricing?.price_details?.product ?? null,
    })),
  );
  return {
    lines: lines.map((line, index) => ({
      ...line,
      discount_amounts: parts.flatMap(({ id, amounts }) =>
        amounts[index] ? [{ amount: amounts[index], discount: id }] : [],
      ),
    })),
    totals: parts.map(({ id, amounts }) => ({
      amount: amounts.reduce((sum, amount) => sum + amount, 0),
      discount: id,
    })),
  };
}

function withTaxes(line: Line, rates: Stripe.TaxRate[]): Line {
  const net = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum - amount, line.amount);
  const taxes = rates.map((rate) => {
    const amount = taxOn(net, rate.percentage, rate.inclusive);
    return {
      amount,
      tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: 'not_available',
      taxable_amount: rate.inclusive ? net - amount : net,
      type: 'tax_rate_details' as const,
    };
  });
  return { ...line, taxes };
}

function totalTaxes(lines: Line[]): Stripe.Invoice.TotalTax[] {
  const totals = new Map<string, Stripe.Invoice.TotalTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes ?? [])) {
    const rate = tax.tax_rate_details?.tax_rate ?? '';
    const sum = totals.get(rate);
    totals.set(rate, {
      ...tax,
      amount: tax.amount + (sum?.amount ?? 0),
      taxable_amount: (tax.taxable_amount ?? 0) + (sum?.taxable_amount ?? 0),
    });
  }
  return [...totals.values()];
}
