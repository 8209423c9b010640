import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import type { ManagementContext } from '../context.ts';
import { findLastContact } from './payments.repo.ts';

interface PaymentsStatus {
  stripe: 'reachable' | 'unreachable' | 'off';
  asOf: string | null;
}

/** Lets the studio date its figures and disable what needs Stripe. */
export async function getPaymentsStatus({
  db,
  now,
  billing,
}: Pick<ManagementContext, 'billing' | 'db' | 'now'>): Promise<PaymentsStatus> {
  const asOf = await findLastContact(db.queries);
  if (!billing) return { stripe: 'off', asOf };
  try {
    await billing.payments.ping();
    return { stripe: 'reachable', asOf: now().toISOString() };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    return { stripe: 'unreachable', asOf };
  }
}
