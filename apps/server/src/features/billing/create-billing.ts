import type { AccountCompanion } from '../accounts/index.ts';
import { billingCompanion } from './billing-companion.ts';
import type { BillingContext } from './context.ts';
import { createEventWorker, type EventWorker } from './event-worker.ts';
import { createMemberLocks } from './member-locks.ts';

/** The parts of billing that live as long as the app. */
export interface Billing {
  context: BillingContext;
  worker: EventWorker;
  companion: AccountCompanion;
}

export function createBilling(deps: Omit<BillingContext, 'locks'>): Billing {
  const context: BillingContext = { ...deps, locks: createMemberLocks(deps) };
  return { context, worker: createEventWorker(context), companion: billingCompanion(context) };
}
