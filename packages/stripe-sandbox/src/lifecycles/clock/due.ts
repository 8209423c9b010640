import { OWN_CLOCK } from '../../store/indexes/indexes.ts';
import type { Work } from '../../store/work.ts';
import { expireSession } from '../checkout/create-session.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { settleDebit } from '../payment-intents/settle-debit.ts';
import { releaseFunds } from '../payouts/release-funds.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { dueOfInvoice } from './due-of-invoice.ts';
import { dueOfSchedule } from './due-of-schedule.ts';
import { dueOfSubscription } from './due-of-subscription.ts';
import type { Due } from './due-work.ts';
import { source } from './source.ts';

const own = (_work: Work, row: { test_clock: string | null }) => row.test_clock;
const keyOf = (clock: string | null) => clock ?? OWN_CLOCK;

function ofCustomer(work: Work, customer: string | null | undefined): string | null {
  return work.find('customer', customer ?? '')?.test_clock ?? null;
}

const ofCharge = (work: Work, charge: string) =>
  ofCustomer(work, work.find('charge', charge)?.customer);

/** What the clock acts on. Work that is due at the same time runs in this order. */
export const SOURCES = {
  invoice: source('invoice', {
    rows: (work, clock) => work.where('invoice', 'clock', keyOf(clock)),
    clockOf: own,
    dueOf: (_work, invoice) => dueOfInvoice(invoice),
  }),
  // Before renewals, so that a phase that starts with a period decides what the renewal bills.
  subscription_schedule: source('subscription_schedule', {
    rows: (work, clock) => work.where('subscription_schedule', 'clock', keyOf(clock)),
    clockOf: own,
    dueOf: dueOfSchedule,
  }),
  subscription: source('subscription', {
    rows: (work, clock) => work.where('subscription', 'clock', keyOf(clock)),
    clockOf: own,
    dueOf: dueOfSubscription,
  }),
  checkout_session: source('checkout_session', {
    rows: (work) => work.where('checkout_session', 'status', 'open'),
    clockOf: (work, { customer }) => ofCustomer(work, customer),
    dueOf: (_work, { expires_at: at, id, status }) =>
      status === 'open' ? { at, run: (work) => void expireSession(work, id) } : undefined,
  }),
  pending_debit: source('pending_debit', {
    clockOf: (work, { id }) => ofCharge(work, id),
    dueOf: (_work, { id, dueAt: at }) => ({ at, run: (work) => settleDebit(work, id) }),
  }),
  scheduled_dispute: source('scheduled_dispute', {
    clockOf: (work, { id }) => ofCharge(work, id),
    dueOf: (_work, { id, dueAt: at }) => ({ at, run: (work) => openDispute(work, id) }),
  }),
  pending_funds: source('pending_funds', {
    clockOf: (work, { customer }) => ofCustomer(work, customer),
    dueOf: (_work, { id, dueAt: at }) => ({ at, run: (work) => releaseFunds(work, id) }),
  }),
  pending_refund: source('pending_refund', {
    clockOf: (work, { id }) => ofCharge(work, work.find('refund', id)?.charge ?? ''),
    dueOf: (_work, { id, dueAt: at }) => ({ at, run: (work) => settleRefund(work, id) }),
  }),
};

/** The next scheduled work on one clock, derived from the stored state rather than from a queue. */
export function findNextDue(work: Work, testClock: string | null): Due | undefined {
  let next: Due | undefined;
  for (const { dueOn } of Object.values(SOURCES)) {
    // Only strictly earlier work wins, so the order does not depend on how the clock is advanced.
    for (const due of dueOn(work, testClock)) {
      if (next === undefined || due.at < next.at) next = due;
    }
  }
  return next;
}
