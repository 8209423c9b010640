import { newId } from '../../store/ids.ts';
import type { InvoiceRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import { applyFields } from '../subscriptions/change/apply-fields.ts';
import {
  draftChangeInvoice,
  planUpdate,
  recordProrations,
} from '../subscriptions/change/change-subscription.ts';
import { withChange } from '../subscriptions/change/with-change.ts';
import { draftSubscription } from '../subscriptions/create/create-subscription.ts';
import { currentPeriod } from '../subscriptions/items/current-period.ts';
import { draftRenewalInvoice, startNextPeriod } from '../subscriptions/renew/renew-subscription.ts';
import type { PreviewInput } from './params.ts';

/**
 * Runs the real change in a nested unit of work, returns its invoice and discards the rest, so that a preview always
 * matches the later charge.
 */
export function previewInvoice(work: Work, input: PreviewInput): InvoiceRow {
  const scratch = work.nest();
  const invoice =
    input.subscription === undefined
      ? previewNew(scratch, input)
      : previewChange(
          scratch,
          get(scratch, 'subscription', input.subscription, 'subscription'),
          input,
        );
  return {
    ...invoice,
    id: newId('upcoming_in', 14),
    automatically_finalizes_at: null,
    billing_reason: 'upcoming',
    lines: {
      ...invoice.lines,
      data: invoice.lines.data.map((line) => ({ ...line, invoice: null })),
    },
  };
}

function previewNew(work: Work, input: PreviewInput): InvoiceRow {
  const items = input.subscription_details?.items ?? [];
  if (input.customer === undefined || items.length === 0) {
    throw new ApiError(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message:
        'No upcoming invoices: pass a subscription, or a customer with subscription_details[items].',
    });
  }
  const chosen = items.map(({ price, quantity }) => {
    if (price === undefined)
      throw invalidRequest('Each item needs a price.', 'subscription_details[items]');
    return { price, ...(quantity === undefined ? {} : { quantity }) };
  });
  const trial = input.subscription_details?.trial_end;
  const drafted = draftSubscription(work, {
    customer: input.customer,
    items: chosen,
    ...(input.discounts === undefined ? {} : { discounts: input.discounts }),
    ...(trial === undefined ? {} : { trial_end: trial }),
  });
  return get(work, 'invoice', drafted.latest_invoice ?? '');
}

function previewChange(work: Work, found: SubscriptionRow, input: PreviewInput): InvoiceRow {
  const { discounts } = input;
  const subscription = discounts === undefined ? found : applyFields(work, found, { discounts });
  work.put('subscription', subscription);
  const details = input.subscription_details ?? {};
  const { items, billing_cycle_anchor, trial_end } = details;
  if (items === undefined && billing_cycle_anchor !== 'now' && trial_end === undefined) {
    const isKept = details.cancel_at_period_end === false;
    const ends = details.cancel_at_period_end === true;
    return previewRenewal(work, isKept ? { ...subscription, cancel_at: null } : subscription, ends);
  }
  const { pendingInvoice } = get(work, 'subscription_note', subscription.id);
  if (pendingInvoice !== null) voidInvoice(work, pendingInvoice);
  const change = planUpdate(work, subscription, details);
  const after = withChange(subscription, change);
  work.put('subscription', after);
  recordProrations(work, after, change.plan.prorations, change.moment);
  if (change.billsNow) return draftChangeInvoice(work, after, change);
  return previewRenewal(work, after, false);
}

function previewRenewal(
  work: Work,
  subscription: SubscriptionRow,
  endsWithPeriod: boolean,
): InvoiceRow {
  const { end } = currentPeriod(subscription);
  const isEnding = endsWithPeriod || (subscription.cancel_at ?? end + 1) <= end;
  if (isEnding || subscription.status === 'canceled') {
    throw new ApiError(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for subscription: ${subscription.id}`,
    });
  }
  const rolled = startNextPeriod(subscription);
  const invoice = draftRenewalInvoice(work, rolled, currentPeriod(subscription));
  return { ...invoice, next_payment_attempt: end + 3600 };
}
