import type { BillingContext } from '../context.ts';
import { findUsersWithCustomer } from '../customers/customers.repo.ts';
import type { ReconcileReport } from './drift.ts';
import { linkLostCustomers } from './link-lost-customers.ts';
import { reconcileMember } from './reconcile-member.ts';

const BATCH_SIZE = 100;

/** Compares every member's billing with Stripe, fixes differences and reports them. */
export async function reconcile(
  context: BillingContext,
  isStopping = () => false,
): Promise<ReconcileReport> {
  const report: ReconcileReport = { checked: 0, failed: 0, drift: [] };
  await linkLostCustomers(context, report, isStopping);
  for (let after = 0; !isStopping(); ) {
    const users = await findUsersWithCustomer(context.db.queries, after, BATCH_SIZE);
    for (const { id, stripe_customer_id: customerId } of users) {
      if (isStopping()) break;
      after = id;
      report.checked += 1;
      try {
        if (customerId) report.drift.push(...(await reconcileMember(context, id, customerId)));
      } catch (error) {
        report.failed += 1;
        context.logger.warn({ err: error, userId: id }, 'member not reconciled');
      }
    }
    if (users.length < BATCH_SIZE) break;
  }
  for (const drift of report.drift) context.logger.warn({ drift }, 'billing drift');
  const { checked, failed, drift } = report;
  context.logger.info({ checked, failed, drift: drift.length }, 'billing reconciled');
  return report;
}
