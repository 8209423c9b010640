import {
  changeSeats,
  getMyBilling,
  listPauseOptions,
  pausePlan,
  previewScheduledChange,
  resumePlan,
  scheduleChange,
  undoScheduledChange,
} from '@rostra/contract';
import type { ChangeActions } from '../account/billing.ts';
import { createPaymentCompleter, type ServerActionsOptions } from '../account/server-actions.ts';

export function createChangeActions(options: ServerActionsOptions): ChangeActions {
  const { api, shown, show, loadStripeClient } = options;
  const completePayment = createPaymentCompleter(options);
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
    async changeSeats({ seats, amountDue, prorationDate, at }) {
      const body = { seats, amountDue, prorationDate };
      const start = async () => (await api(changeSeats, { body })).payment;
      if (at !== null) {
        await start();
        show(await api(getMyBilling));
        return 'done';
      }
      return completePayment(start, { kind: 'seats', seats }, async (payment, pendingPayment) =>
        (await loadStripeClient()).confirmSavedCard(payment, pendingPayment),
      );
    },
  };
}
