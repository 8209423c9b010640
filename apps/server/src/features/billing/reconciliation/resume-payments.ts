import type { BillingContext } from '../context.ts';
import { findInterruptedMembers } from './interrupted.repo.ts';
import { reconcileMember } from './reconcile-member.ts';

/**
 * Resumes payments that were interrupted when a process was killed, instead of waiting for Stripe
 * to resend an event or for the member to come back.
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
