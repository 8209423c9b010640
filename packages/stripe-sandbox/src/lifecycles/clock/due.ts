import { DAY, HOUR } from '../../store/now.ts';
import type { InvoiceRow, ScheduleRow, SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { expireSession } from '../checkout/create-session.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { collectInvoice } from '../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import { announceRenewal } from '../previews/announce-renewal.ts';
import { advanceSchedule, startSchedule } from '../schedules/run-schedule.ts';
import { endAsScheduled } from '../subscriptions/end/end-as-scheduled.ts';
import {
  announceTrialEnd,
  expireIncomplete,
  expirePendingUpdate,
} from '../subscriptions/end/expire-subscription.ts';
import { currentPeriod } from '../subscriptions/items.ts';
import { resumeCollection } from '../subscriptions/pause/bill-while-paused.ts';
import { renewSubscription } from '../subscriptions/renew/renew-subscription.ts';
import { isRenewing } from '../subscriptions/status.ts';

/** Stripe lets the account choose between 3 and 45 days. */
const ANNOUNCED_BEFORE = 7 * DAY;

export interface Due {
  at: number;
  run(work: Work): void;
}

/** The next scheduled work on one clock, derived from the stored state rather than from a queue. */
export function findNextDue(work: Work, testClock: string | null): Due | undefined {
  let next: Due | undefined;
  // Oldest first, and only strictly earlier work wins, so the order does not depend on how the clock is advanced.
  const consider = (due: Due | undefined) => {
    if (due !== undefined && (next === undefined || due.at < next.at)) next = due;
  };
  for (const invoice of work.all('invoice').reverse()) {
    if (invoice.test_clock === testClock) consider(dueOfInvoice(invoice));
  }
  // Before renewals, so that a phase that starts with a period decides what the renewal bills.
  for (const schedule of work.all('subscription_schedule').reverse()) {
    if (schedule.test_clock === testClock) consider(dueOfSchedule(schedule));
  }
  for (const subscription of work.all('subscription').reverse()) {
    if (subscription.test_clock !== testClock) continue;
    consider(dueOfSubscription(work, subscription));
  }
  for (const { customer, expires_at, id, status } of work.all('checkout_session').reverse()) {
    const clock = work.find('customer', customer ?? '')?.test_clock ?? null;
    if (status !== 'open' || clock !== testClock) continue;
    consider({
      at: expires_at,
      run: (then) => {
        expireSession(then, id);
      },
    });
  }
  for (const { id, dueAt } of work.all('scheduled_dispute').reverse()) {
    const customer = work.find('charge', id)?.customer;
    const clock = customer ? (work.find('customer', customer)?.test_clock ?? null) : null;
    if (clock === testClock) consider({ at: dueAt, run: (then) => openDispute(then, id) });
  }
  return next;
}

function dueOfInvoice(invoice: InvoiceRow): Due | undefined {
  if (!invoice.auto_advance) return undefined;
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return {
      at: invoice.automatically_finalizes_at,
      run: (work) => {
        const open = finalizeInvoice(work, invoice.id);
        if (open.status === 'open' && open.collection_method === 'charge_automatically') {
          collectInvoice(work, invoice.id, { isAutomatic: true, isOffSession: true });
        }
      },
    };
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    return {
      at: invoice.next_payment_attempt,
      run: (work) => {
        collectInvoice(work, invoice.id, { isAutomatic: true, isOffSession: true });
      },
    };
  }
  return undefined;
}

function dueOfSchedule(schedule: ScheduleRow): Due | undefined {
  if (schedule.status === 'not_started') {
    const at = schedule.phases[0]?.start_date ?? 0;
    return { at, run: (work) => startSchedule(work, schedule) };
  }
  if (schedule.status !== 'active' || schedule.current_phase === null) return undefined;
  return { at: schedule.current_phase.end_date, run: (work) => advanceSchedule(work, schedule) };
}

function dueOfSubscription(work: Work, subscription: SubscriptionRow): Due | undefined {
  if (subscription.status === 'incomplete') {
    return {
      at: subscription.created + 23 * HOUR,
      run: (then) => expireIncomplete(then, subscription),
    };
  }
  const note = work.find('subscription_note', subscription.id);
  if (note?.resumption && subscription.status === 'paused') {
    const { expiresAt, invoice } = note.resumption;
    return {
      at: expiresAt,
      run: (then) => {
        voidInvoice(then, invoice);
      },
    };
  }
  if (!isRenewing(subscription.status)) return undefined;
  const candidates: Due[] = [];
  if (subscription.pause_collection?.resumes_at) {
    candidates.push({
      at: subscription.pause_collection.resumes_at,
      run: (then) => resumeCollection(then, subscription),
    });
  }
  if (subscription.pending_update !== null) {
    candidates.push({
      at: subscription.pending_update.expires_at,
      run: (then) => expirePendingUpdate(then, subscription),
    });
  }
  if (subscription.cancel_at !== null) {
    candidates.push({
      at: subscription.cancel_at,
      run: (then) => endAsScheduled(then, subscription),
    });
  }
  if (subscription.status === 'trialing' && subscription.trial_end && !note?.trialWarningSent) {
    candidates.push({
      at: Math.max(subscription.trial_end - 3 * DAY, subscription.trial_start ?? 0),
      run: (then) => announceTrialEnd(then, subscription),
    });
  }
  const { start, end } = currentPeriod(subscription);
  const isRenewed = subscription.cancel_at === null || subscription.cancel_at > end;
  if (isRenewed && end - ANNOUNCED_BEFORE > start && note?.announcedPeriodEnd !== end) {
    candidates.push({
      at: end - ANNOUNCED_BEFORE,
      run: (then) => announceRenewal(then, subscription),
    });
  }
  candidates.push({
    at: end,
    run: (then) => renewSubscription(then, subscription),
  });
  return candidates.reduce((first, due) => (due.at < first.at ? due : first));
}
