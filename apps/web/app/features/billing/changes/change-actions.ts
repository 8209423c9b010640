import {
  getMyBilling,
  listPauseOptions,
  pausePlan,
  previewScheduledChange,
  resumePlan,
  scheduleChange,
  undoScheduledChange,
} from '@rostra/contract';
import type { ChangeActions } from '../account/billing.ts';
import type { ServerActionsOptions } from '../account/server-actions.ts';

type ChangeActionsOptions = Pick<ServerActionsOptions, 'api' | 'show' | 'shown'>;

export function createChangeActions({ api, shown, show }: ChangeActionsOptions): ChangeActions {
  const own = () => {
    const subscriptionId = shown()?.subscription?.subscriptionId;
    if (!subscriptionId) throw new Error('There is no plan to change');
    return { subscriptionId };
  };
  return {
    previewSchedule: (planId) => api(previewScheduledChange, { params: own(), body: { planId } }),
    async schedule({ planId, priceId, amountDue }) {
      await api(scheduleChange, { params: own(), body: { planId, priceId, amountDue } });
      show(await api(getMyBilling));
    },
    async undoSchedule() {
      await api(undoScheduledChange, { params: own() });
      show(await api(getMyBilling));
    },
    pauseOptions: () => api(listPauseOptions, { params: own() }),
    async pause({ months, amountDue }) {
      await api(pausePlan, { params: own(), body: { months, amountDue } });
      show(await api(getMyBilling));
    },
    async resumePause(amountDue) {
      await api(resumePlan, { params: own(), body: { amountDue } });
      show(await api(getMyBilling));
    },
  };
}
