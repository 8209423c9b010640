import type { BillingContext } from './context.ts';
import { createMemberLocks } from './locks/member-locks.ts';
import { createEventWorker, type EventWorker } from './webhooks/event-worker.ts';

/** The parts of billing that live as long as the app. */
export interface Billing {
  context: BillingContext;
  worker: EventWorker;
}

export function createBilling(deps: Omit<BillingContext, 'locks'>): Billing {
  const context: BillingContext = { ...deps, locks: createMemberLocks(deps) };
  return { context, worker: createEventWorker(context) };
}
