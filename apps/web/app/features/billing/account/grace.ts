import type { BillingOverview } from '@rostra/contract';

/**
 * Until when a plan goes on though a payment is due. Null once nothing is open any more: a day that
 * has passed must not be promised.
 */
export const graceOf = ({ entitlement, graceEndsAt }: BillingOverview): string | null =>
  entitlement ? graceEndsAt : null;
