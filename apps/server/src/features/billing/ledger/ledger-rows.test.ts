import { describe, expect, it } from 'vitest';
import type { RemoteEntry, RemoteInvoice } from '../../../adapters/payments/remote.ts';
import { toLedgerRows } from './ledger-rows.ts';

const invoice = { id: 'in_1', number: 'A-1', totalMinor: 1_190, taxMinor: 190 } as RemoteInvoice;
const entry = (id: string, kind: RemoteEntry['kind'], amountMinor: number): RemoteEntry => ({
  id,
  kind,
  paymentId: 'ch_1',
  invoiceId: 'in_1',
  currency: 'eur',
  amountMinor,
  feeMinor: null,
  feeCurrency: null,
  at: `2040-01-0${id.at(-1)}T00:00:00.000Z`,
  requestKey: null,
});
const taxesOf = (entries: RemoteEntry[]) =>
  toLedgerRows(entries, { userId: 1, customerId: 'cus_1', invoices: [invoice] }).map(
    ({ id, tax_minor }) => [id, tax_minor],
  );

describe('the tax of an entry', () => {
  it('goes back with the payment, to the cent', () => {
    const thirds = [
      entry('re_3', 'refund', -397),
      entry('ch_1', 'payment', 1_190),
      entry('re_4', 'refund', -397),
      entry('re_2', 'refund', -396),
    ];
    const taxes = taxesOf(thirds);
    expect(taxes).toEqual([
      ['ch_1', 190],
      ['re_2', -63],
      ['re_3', -64],
      ['re_4', -63],
    ]);
    expect(taxes.reduce((sum, [, tax]) => sum + Number(tax), 0)).toBe(0);
  });

  it('comes back with a refund that failed', () => {
    expect(
      taxesOf([
        entry('ch_1', 'payment', 1_190),
        entry('re_2', 'refund', -1_190),
        entry('re_2:failed3', 'refund_failure', 1_190),
      ]),
    ).toEqual([
      ['ch_1', 190],
      ['re_2', -190],
      ['re_2:failed3', 190],
    ]);
  });
});
