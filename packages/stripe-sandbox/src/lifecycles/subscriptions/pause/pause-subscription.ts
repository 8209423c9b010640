import type Stripe from 'stripe';
import { creditsFor } from '../../../money/plan-change.ts';
import { emit } from '../../../objects/events/emit.ts';
import { nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { collectInvoice } from '../../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { draftProrationInvoice, recordProrations } from '../change/change-subscription.ts';
import { currentCycle, currentPeriod } from '../items/current-period.ts';
import { hasPendingItems, toBilledItems } from '../items/planned-items.ts';
import type { PauseInput } from '../params.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';
import { isRenewing } from '../status.ts';

type PausedBy = Stripe.Subscription.StatusDetails.Paused.Subscription.Type;

/** Pauses by API. A subscription with a schedule is paused by the schedule's `pause_schedules`. */
export function pauseSubscription(work: Work, id: string, input: PauseInput): SubscriptionRow {
  const { schedule } = get(work, 'subscription', id);
  if (schedule !== null) {
    throw invalidRequest('A subscription that is managed by a schedule cannot be paused.');
  }
  return applyPause(work, id, input);
}

/** Credits the unused time, then stops billing until the subscription is resumed. */
export function applyPause(work: Work, id: string, input: PauseInput): SubscriptionRow {
  const subscription = get(work, 'subscription', id);
  if (!isRenewing(subscription.status) || subscription.pending_update !== null) {
    throw invalidRequest(`This subscription cannot be paused: it is ${subscription.status}.`);
  }
  creditUnusedTime(work, subscription, input.bill_for?.unused_time_from?.type ?? 'now');
  const paused = enterPause(work, subscription, 'pause_requested');
  if (input.invoicing_behavior !== 'invoice' || !hasPendingItems(work, id)) return paused;
  const draft = draftProrationInvoice(work, paused, nowFor(work, paused.customer));
  setLatestInvoice(work, id, draft.id);
  if (finalizeInvoice(work, draft.id).status === 'open') {
    collectInvoice(work, draft.id, { isAutomatic: false, isOffSession: true });
  }
  return get(work, 'subscription', id);
}

function creditUnusedTime(
  work: Work,
  subscription: SubscriptionRow,
  from: 'item_current_period_start' | 'none' | 'now',
): void {
  if (from === 'none' || subscription.status === 'trialing') return;
  const period = currentPeriod(subscription);
  const now = nowFor(work, subscription.customer);
  const moment = from === 'now' ? now : period.start;
  const cycle = currentCycle(subscription);
  const credits = toBilledItems(work, subscription).flatMap((item) =>
    creditsFor(item, { cycle, period, moment }),
  );
  recordProrations(work, subscription, credits, moment);
}

export function enterPause(work: Work, before: SubscriptionRow, by: PausedBy): SubscriptionRow {
  const at = nowFor(work, before.customer);
  const paused: SubscriptionRow = {
    ...before,
    status: 'paused',
    status_details: {
      paused: { subscription: { type: by }, transitioned_at: at, type: 'subscription' },
    },
    ...(before.status === 'trialing' ? { trial_end: at } : {}),
  };
  work.put('subscription', paused);
  emit(work, 'customer.subscription.paused', paused, before);
  return paused;
}
