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

/** The discounts of each line come first, then those of the invoice on what is left. */
function withDiscounts(work: Work, invoice: InvoiceRow, lines: Line[]) {
  const amounts = lines.map((line) => ({
    amount: line.discountable ? line.amount : 0,
    product: line.pricing?.price_details?.product ?? null,
  }));
  const own = lines.flatMap((line, index) => {
    const active = findActiveDiscounts(work, line.discounts, invoice.created);
    const only = amounts.map((entry, at) => (at === index ? entry : { ...entry, amount: 0 }));
    return allocateDiscounts(active, only);
  });
  const left = amounts.map((entry, index) => ({
    ...entry,
    amount: own.reduce((rest, part) => rest - (part.amounts[index] ?? 0), entry.amount),
  }));
  const active = findActiveDiscounts(work, invoice.discounts, invoice.created);
  const parts = [...own, ...allocateDiscounts(active, left)];
  return {
    lines: lines.map((line, index) => ({
      ...line,
      discount_amounts: parts.flatMap((part) =>
        part.amounts[index] ? [{ amount: part.amounts[index], discount: part.id }] : [],
      ),
    })),
    totals: parts.map((part) => ({
      amount: part.amounts.reduce((sum, amount) => sum + amount, 0),
      discount: part.id,
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
