import type { InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { expireSession } from '../checkout/create-session.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { collectInvoice } from '../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { settleDebit } from '../payment-intents/settle-debit.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { dueOfSchedule } from './due-of-schedule.ts';
import { dueOfSubscription } from './due-of-subscription.ts';
import type { Due } from './due-work.ts';

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
    if (schedule.test_clock === testClock) consider(dueOfSchedule(work, schedule));
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
  const considerCharges = (
    kind: 'pending_debit' | 'scheduled_dispute',
    run: (work: Work, charge: string) => void,
  ) => {
    for (const { id, dueAt } of work.all(kind).reverse()) {
      const customer = work.find('charge', id)?.customer;
      const clock = work.find('customer', customer ?? '')?.test_clock ?? null;
      if (clock === testClock) consider({ at: dueAt, run: (then) => run(then, id) });
    }
  };
  considerCharges('pending_debit', settleDebit);
  considerCharges('scheduled_dispute', openDispute);
  for (const { id, dueAt } of work.all('pending_refund').reverse()) {
    const charge = work.find('charge', work.find('refund', id)?.charge ?? '');
    const clock = work.find('customer', charge?.customer ?? '')?.test_clock ?? null;
    if (clock === testClock) consider({ at: dueAt, run: (then) => settleRefund(then, id) });
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
