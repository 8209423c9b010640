import type { ChangedSubscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { declinedError, handlePaymentErrors } from '../handle-payment-errors.ts';
import { keepSchedule } from '../scheduled-changes/keep-schedule.ts';
import { getChangedSubscription } from '../subscriptions/own-subscription.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import { describeChange, getGroupSubscription, priceAfter } from './preview-seats.ts';

const PREVIEW_LIFETIME_SECONDS = 60 * 60;

/**
 * Pays for another number of seats. Invitations are made and accepted under the same lock, so that nobody gets a
 * seat that is being given up.
 */
export function changeSeats(
  context: BillingContext,
  userId: number,
  {
    seats,
    amountDue,
    prorationDate,
  }: {
    seats: number;
    amountDue: number;
    prorationDate: number | null;
  },
): Promise<ChangedSubscription> {
  const { payments, site } = context;
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getGroupSubscription(context, lock);
      const { id, price_id: priceId, quantity } = own;
      // A double click: the first request has changed it already.
      if (seats === (own.next_quantity ?? quantity)) {
        return { ...toSubscription(site.plans, own), payment: null };
      }
      const now = await describeChange(context, own, seats);
      const after = async () =>
        toSubscription(site.plans, await getChangedSubscription(context, lock, own));
      if (now.prorationDate === null) {
        if (now.amountDue !== amountDue) throw outdated();
        await payments.scheduleChange({
          ...{ subscriptionId: id, priceId: priceAfter(own), quantity: seats },
        });
        return { ...(await after()), payment: null };
      }
      const date = prorationDate ?? now.prorationDate;
      const isOld = date < now.prorationDate - PREVIEW_LIFETIME_SECONDS;
      if (date > now.prorationDate || isOld) throw outdated();
      const shown = await describeChange(context, own, seats, date);
      if (shown.amountDue !== amountDue) throw outdated();
      const outcome = await keepSchedule(
        context,
        lock,
        own,
        () =>
          payments.changePlan(
            {
              ...{ customerId: own.customer_id, subscriptionId: id, itemId: own.item_id, priceId },
              ...{ quantity: seats, prorationDate: date },
            },
            `seats-${id}-${quantity}-${seats}-${date}`,
          ),
        ({ kind }) => kind === 'done',
      );
      const changed = await after();
      if (outcome.kind === 'declined') throw declinedError(outcome.reason);
      return { ...changed, payment: outcome.kind === 'confirm' ? outcome.payment : null };
    }),
  );
}

const outdated = () => new AppError('conflict', messageReference('billing-server', 'priceChanged'));
