import { isDeepStrictEqual } from 'node:util';
import type { RemoteCustomer } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { announceEntries } from '../events/payment-events.ts';
import { completeRefundRequest, findLedgerOf, saveLedger } from './ledger.repo.ts';
import { toLedgerRows } from './ledger-rows.ts';

interface Owner {
  userId: number;
  customerId: string;
  at: string;
}

/**
 * Stores a customer's payments, refunds and disputes. A refund that staff asked for is recorded in the
 * audit log here, so that it is there even if the response of Stripe was lost.
 */
export async function saveEntries(
  tx: Queries,
  { entries, invoices }: RemoteCustomer,
  { userId, customerId, at }: Owner,
): Promise<void> {
  const known = new Map((await findLedgerOf(tx, customerId)).map((row) => [row.id, row]));
  const rows = toLedgerRows(entries, { userId, customerId, invoices });
  await saveLedger(
    tx,
    rows.filter((row) => !isDeepStrictEqual(row, { ...known.get(row.id) })),
  );
  const fresh = rows.filter(({ id }) => !known.has(id));
  await announceEntries(tx, fresh, at);
  for (const { id, requestKey } of entries) {
    if (requestKey === null || known.has(id)) continue;
    const request = await completeRefundRequest(tx, requestKey, id);
    if (!request) continue;
    await recordAction(tx, {
      actor: JSON.parse(request.actor) as Actor,
      at,
      action: 'money.refund',
      target: { kind: 'payments', id: request.payment_id },
      after: { amount: request.amount_minor, currency: request.currency, refund: id },
    });
  }
}
