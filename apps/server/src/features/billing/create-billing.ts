import type { AccountHooks } from '../../feature.ts';
import { billingAccountHooks } from './account-hooks.ts';
import type { BillingContext } from './context.ts';
import { createEventWorker, type EventWorker } from './event-worker.ts';
import { createMemberLocks } from './member-locks.ts';

/** The parts of billing that live as long as the app. */
export interface Billing {
  context: BillingContext;
  worker: EventWorker;
  accountHooks: AccountHooks;
}

export function createBilling(deps: Omit<BillingContext, 'locks'>): Billing {
  const context: BillingContext = { ...deps, locks: createMemberLocks(deps) };
  return {
    context,
    worker: createEventWorker(context),
    accountHooks: billingAccountHooks(context),
  };
}
