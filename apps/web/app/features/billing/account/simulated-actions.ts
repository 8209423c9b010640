import type { BillingOverview } from '@rostra/contract';
import { type BillingActions, NO_BILLING } from './billing.ts';
import { SIMULATED_MS, simulatedBilling } from './simulated-plan.ts';

interface SimulatedActionsOptions {
  show: (overview: BillingOverview) => void;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/** Simulated payments: no server is called, and the plan lives in the page. */
export function createSimulatedActions(options: SimulatedActionsOptions): BillingActions {
  const { show, now = Date.now, wait = sleep } = options;

  async function take(plan: string, ms: number) {
    await wait(ms);
    show(simulatedBilling(plan, now()));
    return 'done' as const;
  }

  return {
    subscribe: (plan) => take(plan, SIMULATED_MS.subscribe),
    preview: async () => undefined,
    change: (plan) => take(plan, SIMULATED_MS.update),
    async cancel() {
      await wait(SIMULATED_MS.cancel);
      show(NO_BILLING);
    },
    async resume() {
      throw new Error('A cancelled simulated plan cannot be resumed');
    },
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
