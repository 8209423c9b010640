import { randomUUID } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../adapters/payments/payments-error.ts';
import type { Queries } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { AccountHooks } from '../../feature.ts';
import type { BillingContext } from './context.ts';
import { findBillingUser } from './customers/customers.repo.ts';
import { announceSubscriptions } from './events/subscription-events.ts';
import { abandonOpenGifts } from './gifts/abandon-gifts.ts';
import { toGift } from './gifts/gift-view.ts';
import { findGiftsOf, findGiftsRedeemedBy, forgetRecipients } from './gifts/gifts.repo.ts';
import { toGrant } from './grants/grant-view.ts';
import { findAllGrantsOf } from './grants/grants.repo.ts';
import { describeGroup } from './groups/describe-group.ts';
import { endGroup, endSeat } from './groups/end-group.ts';
import { findInvitationsTo, findSeatOfMember, findSeatsOf } from './groups/seats.repo.ts';
import { toInvoice } from './invoices/invoice-view.ts';
import { findInvoicesOf } from './invoices/invoices.repo.ts';
import { getBillingOverview } from './overview/get-billing-overview.ts';
import { recordDeletion } from './revenue/record-changes.ts';
import { cancelAtPeriodEnd } from './subscriptions/cancellation/cancel-at-period-end.ts';
import { endUnpaid } from './subscriptions/end-unpaid.ts';
import { isEnded, isOngoing, isPaid } from './subscriptions/subscription-state.ts';
import { toSubscription } from './subscriptions/subscription-view.ts';
import {
  findCurrentSubscription,
  findSubscriptionsOf,
  type SubscriptionRow,
} from './subscriptions/subscriptions.repo.ts';
import { syncCustomer } from './sync/sync-customer.ts';
import { insertEvent } from './webhooks/events.repo.ts';

/** An account is deleted only once its subscription has ended, so that nobody pays for a deleted account. */
export function billingAccountHooks(context: BillingContext): AccountHooks {
  const { queries } = context.db;
  return {
    name: 'billing',
    exportData: async (userId) => ({
      ...(await getBillingOverview(context, userId)),
      subscriptions: (await findSubscriptionsOf(queries, userId)).map((row) =>
        toSubscription(context.site.plans, row),
      ),
      invoices: (await findInvoicesOf(queries, userId)).map(toInvoice),
      group: await describeGroup(context, userId),
      ...(await describeOwnSeats(userId)),
      grants: (await findAllGrantsOf(queries, userId)).map((row) =>
        toGrant(context.site.plans, row),
      ),
      giftsBought: (await findGiftsOf(queries, userId)).map((row) => toGift(context, row)),
      giftsRedeemed: (await findGiftsRedeemedBy(queries, userId)).map(
        ({ plan_id: planId, months, redeemed_at: redeemedAt, redeemed_as: redeemedAs }) => ({
          ...{ planId, months, redeemedAt, redeemedAs },
        }),
      ),
    }),
    describeDeletion: async (userId) => {
      const current = await findCurrentSubscription(queries, userId);
      if (!current || isEnded(current)) return [];
      const seats = await findSeatsOf(queries, userId);
      const people = seats.filter(({ user_id }) => user_id !== null).length;
      const group = messageReference('groups-server', 'endsWithAccount', { people });
      return [...describeEnd(current), ...(people > 0 ? [group] : [])];
    },
    // Queued like a webhook event: the worker syncs the customer and updates its address at Stripe.
    onEmailChange: async (tx, userId) => {
      const user = await findBillingUser(tx, userId);
      if (!user?.stripe_customer_id) return;
      const event = {
        id: `email-${randomUUID()}`,
        type: 'member.email_changed',
        customerId: user.stripe_customer_id,
        chargeId: null,
      };
      await insertEvent(tx, event, context.now().toISOString());
    },
    onDeletionRequested: (userId) => endSubscriptions(userId, 'with the paid period'),
    prepareDeletion: (userId) => endSubscriptions(userId, 'now'),
    onDeletion: async (tx, userId) => {
      const before = await findSubscriptionsOf(tx, userId);
      const at = context.now().toISOString();
      await announceSubscriptions(context, tx, { userId, before, after: [], at });
      await recordDeletion(context, tx, userId);
      await forgetRecipients(tx, userId);
      await endGroup(context, tx, userId);
      await giveUpSeat(tx, userId);
      return undefined;
    },
  };

  async function describeOwnSeats(userId: number) {
    const seat = await findSeatOfMember(queries, userId);
    const user = await findBillingUser(queries, userId);
    const invitations = user ? await findInvitationsTo(queries, user.email) : [];
    return {
      seat: seat ? { email: seat.email, joinedAt: seat.accepted_at } : null,
      seatInvitations: invitations.map(({ created_at: invitedAt, expires_at: expiresAt }) => ({
        ...{ invitedAt, expiresAt },
      })),
    };
  }

  /** The payer is synced by the worker, because somebody may be waiting for the seat. */
  async function giveUpSeat(tx: Queries, userId: number): Promise<void> {
    const seat = await findSeatOfMember(tx, userId);
    if (!seat) return;
    await endSeat(context, tx, seat);
    const payer = await findBillingUser(tx, seat.payer_id);
    const event = { id: `seat-${randomUUID()}`, type: 'member.seat_left', chargeId: null };
    if (payer?.stripe_customer_id) {
      const at = context.now().toISOString();
      await insertEvent(tx, { ...event, customerId: payer.stripe_customer_id }, at);
    }
  }

  function endSubscriptions(userId: number, when: 'now' | 'with the paid period'): Promise<void> {
    return context.locks(userId, async (lock) => {
      const customerId = (await findBillingUser(queries, userId))?.stripe_customer_id;
      if (!customerId) return;
      try {
        await syncCustomer(context, lock, customerId);
        // Nobody would get the code of a gift that is paid later.
        if (when === 'now' && (await abandonOpenGifts(context, lock))) {
          await syncCustomer(context, lock, customerId);
        }
        for (const row of await findSubscriptionsOf(queries, userId)) {
          if (isEnded(row)) continue;
          const left = isPaid(row) ? row : await endUnpaid(context, lock, row);
          if (isEnded(left)) continue;
          if (when === 'now') await context.payments.cancelNow(row.id);
          else await cancelAtPeriodEnd(context, lock, left);
        }
        if (when !== 'now') await syncCustomer(context, lock, customerId);
      } catch (error) {
        if (!(error instanceof PaymentsError)) throw error;
        context.logger.warn({ err: error, userId }, 'subscription not ended, account kept');
        throw new AppError('conflict', messageReference('billing-server', 'notEnded'));
      }
    });
  }
}

function describeEnd(current: Pick<SubscriptionRow, 'status'>): string[] {
  if (current.status === 'paused')
    return [messageReference('billing-server', 'pausedEndsWithAccount')];
  return isOngoing(current) ? [messageReference('billing-server', 'endsWithAccount')] : [];
}
