import type { PlanPreview } from '../../lifecycles/portal/change-plan.ts';
import { type Features, offeredPrices, quantityRange } from '../../lifecycles/portal/features.ts';
import { currentPeriod } from '../../lifecycles/subscriptions/items/current-period.ts';
import { formatMoney } from '../../money/currency.ts';
import { priceText, productName } from '../../objects/invoices/lines.ts';
import type { SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { type Html, html } from '../shell/html.ts';
import { formatDate } from '../shell/layout.ts';

export function subscriptionView(
  work: Work,
  subscription: SubscriptionRow,
  features: Features,
): Html {
  const [item] = subscription.items.data;
  if (item === undefined) return html``;
  const end = formatDate(currentPeriod(subscription).end);
  const times = item.quantity === 1 ? '' : html` × ${item.quantity}`;
  return html`<section>
<p><strong>${productName(work, item.price)}</strong>${times} ${priceText(item.price)}</p>
<p>${stateText(subscription, end)}</p>
<div class="row">
${features.subscription_update.enabled ? changeForm(work, subscription, features) : ''}
${stopForm(subscription, features)}</div></section>`;
}

function changeForm(work: Work, subscription: SubscriptionRow, features: Features): Html {
  const updates = features.subscription_update;
  const [item] = subscription.items.data;
  const isBusy = subscription.status === 'incomplete' || subscription.status === 'paused';
  if (item === undefined || isBusy || subscription.pending_update !== null) return html``;
  const range = quantityRange(updates, item.price);
  const others = updates.default_allowed_updates.includes('price')
    ? offeredPrices(work, updates, subscription).filter(({ id }) => id !== item.price.id)
    : [];
  if (others.length === 0 && range === undefined) return html``;
  const prices = range === undefined ? others : [item.price, ...others];
  return html`<form method="get" class="row"><input type="hidden" name="subscription" value="${subscription.id}">
<label>Change to <select name="price">${prices.map((price) => html`<option value="${price.id}">${productName(work, price)} ${priceText(price)}</option>`)}</select></label>
${range === undefined ? '' : html`<label>Quantity <input name="quantity" type="number" min="${range.min}" max="${range.max}" value="${item.quantity}"></label>`}
<button>Preview</button></form>`;
}

/** Cancel, keep, pause and resume, as far as they are enabled. */
function stopForm(subscription: SubscriptionRow, features: Features): Html {
  const { subscription_cancel: cancel, subscription_pause: pause } = features;
  const isPaused = subscription.status === 'paused';
  const { enabled: asksReason, options } = cancel.cancellation_reason;
  const reasons = asksReason
    ? html`<label>Reason <select name="feedback">${options.map((option) => html`<option value="${option}">${option.replaceAll('_', ' ')}</option>`)}</select></label>`
    : '';
  const cancelButton =
    subscription.cancel_at === null
      ? html`${reasons}<button name="action" value="cancel">Cancel plan</button>`
      : html`<button class="primary" name="action" value="keep">Keep plan</button>`;
  const pauseButton = isPaused
    ? html`<button class="primary" name="action" value="resume">Resume plan</button>`
    : html`<button name="action" value="pause">Pause plan</button>`;
  return html`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
${cancel.enabled ? cancelButton : ''}${pause.enabled ? pauseButton : ''}</form>`;
}

function stateText(subscription: SubscriptionRow, end: string): string {
  if (subscription.cancel_at !== null) return `Ends on ${formatDate(subscription.cancel_at)}.`;
  if (subscription.status === 'trialing') return `Trial until ${end}.`;
  if (subscription.status === 'past_due')
    return 'Your last payment failed. Pay the open invoice below.';
  if (subscription.status === 'incomplete') return 'Waiting for the first payment.';
  if (subscription.status === 'paused') return 'Paused.';
  return `Renews on ${end}.`;
}

export function previewView(
  work: Work,
  query: URLSearchParams,
  { invoice, startsAt }: PlanPreview,
  date: number,
): Html {
  const price = work.find('price', query.get('price') ?? '');
  const lines = invoice?.lines.data ?? [];
  const due =
    invoice === null
      ? html`<section><p>The change takes effect on ${formatDate(startsAt ?? 0)}.</p></section>`
      : html`<section><table><tbody>${lines.map(
          (line) =>
            html`<tr><td>${line.description}</td><td class="amount">${formatMoney(line.amount, line.currency)}</td></tr>`,
        )}<tr><td><strong>Due now</strong></td><td class="amount"><strong>${formatMoney(invoice.amount_due, invoice.currency)}</strong></td></tr></tbody></table></section>`;
  const kept = ['subscription', 'price', 'quantity'].filter((name) => query.has(name));
  return html`<h1>Change to ${price ? productName(work, price) : ''}</h1>
${due}
<form method="post" class="row">
${kept.map((name) => html`<input type="hidden" name="${name}" value="${query.get(name)}">`)}
<input type="hidden" name="proration_date" value="${date}">
<button class="primary" name="action" value="change_plan">Confirm change</button>
<a class="button" href="?">Back</a></form>`;
}
