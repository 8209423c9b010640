import { isDeepStrictEqual } from 'node:util';
import type { RemoteDispute } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import { type DisputeRow, findDisputesOf, saveDispute } from './disputes.repo.ts';

/** Stores a customer's disputes as Stripe has them. */
export async function saveDisputes(
  tx: Queries,
  disputes: readonly RemoteDispute[],
  { userId, customerId }: { userId: number; customerId: string },
): Promise<void> {
  if (disputes.length === 0) return;
  const known = new Map((await findDisputesOf(tx, customerId)).map((row) => [row.id, row]));
  for (const { id, paymentId, invoiceId, currency, amountMinor, ...dispute } of disputes) {
    const row: DisputeRow = {
      id,
      user_id: userId,
      customer_id: customerId,
      payment_id: paymentId,
      invoice_id: invoiceId,
      currency,
      amount_minor: amountMinor,
      reason: dispute.reason,
      state: dispute.state,
      due_at: dispute.dueAt,
      created_at: dispute.at,
    };
    if (!isDeepStrictEqual(row, { ...known.get(id) })) await saveDispute(tx, row);
  }
}
