import { minimumCharge } from '../../money/minimum-charge.ts';
import { settleBalance } from '../../money/settle-balance.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import type { Line } from './lines.ts';

/** Sets the lines and the totals that follow from them. */
export function withLines(invoice: InvoiceRow, lines: Line[]): InvoiceRow {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const { amountDueMinor } = settleBalance(
    total,
    invoice.starting_balance,
    minimumCharge(invoice.currency),
  );
  return {
    ...invoice,
    amount_due: amountDueMinor,
    amount_remaining: amountDueMinor,
    lines: { ...invoice.lines, data: lines.map((line) => ({ ...line, invoice: invoice.id })) },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}
