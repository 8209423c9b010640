import { createWakeUp, type WakeUp } from '../../concurrency/wake-up.ts';
import type { BillingContext } from './context.ts';
import { createMemberLocks } from './locks/member-locks.ts';

/** The parts of billing that live as long as the app. */
export interface Billing {
  context: BillingContext;
  /** Wakes the worker that handles payment events. */
  eventsStored: WakeUp;
}

export function createBilling(deps: Omit<BillingContext, 'locks'>): Billing {
  const context: BillingContext = { ...deps, locks: createMemberLocks(deps) };
  return { context, eventsStored: createWakeUp() };
}
