import type { BillingContext } from '../context.ts';
import { findInterruptedMembers } from './interrupted.repo.ts';
import { reconcileMember } from './reconcile-member.ts';

/**
 * Finishes what an earlier process had begun when it was killed, instead of waiting until Stripe repeats
 * its event or the member looks.
 */
export async function resumePayments(
  context: BillingContext,
  isStopping: () => boolean,
): Promise<void> {
  for (const { id, customerId } of await findInterruptedMembers(context.db.queries)) {
    if (isStopping()) return;
    try {
      if (customerId) await reconcileMember(context, id, customerId);
    } catch (error) {
      context.logger.warn({ err: error, userId: id }, 'payment not resumed');
    }
  }
}
