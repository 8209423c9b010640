import type { BillingOverview } from '@rostra/contract';

/**
 * The end of the grace period while a payment is due. Null once access has ended, so that no past
 * date is promised.
 */
export const graceOf = ({ entitlement, graceEndsAt }: BillingOverview): string | null =>
  entitlement ? graceEndsAt : null;
