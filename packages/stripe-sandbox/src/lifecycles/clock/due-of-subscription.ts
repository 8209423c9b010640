import { DAY, HOUR } from '../../store/now.ts';
import type { SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { intentOf } from '../invoices/collect-invoice.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import { announceRenewal } from '../previews/announce-renewal.ts';
import { endAsScheduled } from '../subscriptions/end/end-as-scheduled.ts';
import {
  announceTrialEnd,
  expireIncomplete,
  expirePendingUpdate,
} from '../subscriptions/end/expire-subscription.ts';
import { currentPeriod } from '../subscriptions/items/current-period.ts';
import { resumeCollection } from '../subscriptions/pause/bill-while-paused.ts';
import { renewSubscription } from '../subscriptions/renew/renew-subscription.ts';
import { isRenewing } from '../subscriptions/status.ts';
import type { Due } from './due-work.ts';

/** Stripe lets the account choose between 3 and 45 days. */
const ANNOUNCED_BEFORE = 7 * DAY;

export function dueOfSubscription(work: Work, subscription: SubscriptionRow): Due | undefined {
  if (subscription.status === 'incomplete') {
    return {
      at: subscription.created + 23 * HOUR,
      run: (then) => expireIncomplete(then, subscription),
    };
  }
  const note = work.find('subscription_note', subscription.id);
  if (note?.resumption && subscription.status === 'paused') {
    if (intentOf(work, note.resumption.invoice)?.status === 'processing') return undefined;
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
