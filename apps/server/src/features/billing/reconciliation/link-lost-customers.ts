import type { BillingContext } from '../context.ts';
import { findUserByCustomer, findUserByDocumentId } from '../customers/customers.repo.ts';
import { linkCustomer } from '../customers/ensure-customer.ts';
import { isOngoing } from '../subscriptions/subscription-state.ts';
import type { Drift, ReconcileReport } from './drift.ts';

/** Links customers at Stripe that were created for one of our members but never stored here. */
export async function linkLostCustomers(
  context: BillingContext,
  report: ReconcileReport,
  isStopping: () => boolean,
): Promise<void> {
  const { queries } = context.db;
  for await (const { customerId, userDocumentId } of context.payments.listCustomers()) {
    if (isStopping()) return;
    if (userDocumentId === null) continue;
    try {
      const user = await findUserByDocumentId(queries, userDocumentId);
      if (!user || user.stripe_customer_id === customerId) continue;
      if (await findUserByCustomer(queries, customerId)) continue;
      if (user.stripe_customer_id !== null || !(await linkCustomer(context, user.id, customerId))) {
        report.drift.push(...(await findSecondCustomer(context, user.id, customerId)));
        continue;
      }
      report.drift.push({
        userId: user.id,
        customerId,
        kind: 'customer_unlinked',
        what: 'created for this member but not stored',
      });
    } catch (error) {
      report.failed += 1;
      context.logger.warn({ err: error, customerId }, 'customer not linked');
    }
  }
}

/** A second customer of the same member. With a subscription, the member may be paying twice. */
async function findSecondCustomer(
  { payments }: BillingContext,
  userId: number,
  customerId: string,
): Promise<Drift[]> {
  const { subscriptions } = await payments.readCustomer(customerId);
  const live = subscriptions.filter(isOngoing).map(({ id }) => id);
  if (live.length === 0) return [];
  return [{ userId, customerId, kind: 'second_customer', what: live.join(', ') }];
}
