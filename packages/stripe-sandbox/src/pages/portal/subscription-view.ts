import type { PlanPreview } from '../../lifecycles/portal/change-plan.ts';
import { type Features, offeredPrices, quantityRange } from '../../lifecycles/portal/features.ts';
import { currentPeriod } from '../../lifecycles/subscriptions/items/current-period.ts';
import { priceText, productName } from '../../objects/invoices/lines.ts';
import type { SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import type { PayerLanguage } from '../../texts/payer-language.ts';
import { lineText } from '../invoice/line-text.ts';
import { type Html, html } from '../shell/html.ts';

export function subscriptionView(
  work: Work,
  subscription: SubscriptionRow,
  features: Features,
  language: PayerLanguage,
): Html {
  const [item] = subscription.items.data;
  if (item === undefined) return html``;
  const times = item.quantity === 1 ? '' : html` × ${item.quantity}`;
  return html`<section>
<p><strong>${productName(work, item.price)}</strong>${times} ${priceText(item.price, language)}</p>
<p>${stateText(subscription, language)}</p>
<div class="row">
${features.subscription_update.enabled ? changeForm(work, subscription, features, language) : ''}
${stopForm(subscription, features, language)}</div></section>`;
}

function changeForm(
  work: Work,
  subscription: SubscriptionRow,
  features: Features,
  language: PayerLanguage,
): Html {
  const { texts } = language;
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
<label>${texts.changeTo} <select name="price">${prices.map((price) => html`<option value="${price.id}">${productName(work, price)} ${priceText(price, language)}</option>`)}</select></label>
${range === undefined ? '' : html`<label>${texts.quantity} <input name="quantity" type="number" min="${range.min}" max="${range.max}" value="${item.quantity}"></label>`}
<button>${texts.preview}</button></form>`;
}

/** Cancel, keep, pause and resume, as far as they are enabled. */
function stopForm(
  subscription: SubscriptionRow,
  features: Features,
  { texts }: PayerLanguage,
): Html {
  const { subscription_cancel: cancel, subscription_pause: pause } = features;
  const isPaused = subscription.status === 'paused';
  const { enabled: asksReason, options } = cancel.cancellation_reason;
  const reasons = asksReason
    ? html`<label>${texts.reason} <select name="feedback">${options.map((option) => html`<option value="${option}">${option.replaceAll('_', ' ')}</option>`)}</select></label>`
    : '';
  const cancelButton =
    subscription.cancel_at === null
      ? html`${reasons}<button name="action" value="cancel">${texts.cancelPlan}</button>`
      : html`<button class="primary" name="action" value="keep">${texts.keepPlan}</button>`;
  const pauseButton = isPaused
    ? html`<button class="primary" name="action" value="resume">${texts.resumePlan}</button>`
    : html`<button name="action" value="pause">${texts.pausePlan}</button>`;
  return html`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
${cancel.enabled ? cancelButton : ''}${pause.enabled ? pauseButton : ''}</form>`;
}

function stateText(
  subscription: SubscriptionRow,
  { texts, text, date: format }: PayerLanguage,
): string {
  const { cancel_at, status } = subscription;
  const date = format(currentPeriod(subscription).end);
  if (cancel_at !== null) return text('endsOn', { date: format(cancel_at) });
  if (status === 'trialing') return text('trialUntil', { date });
  if (status === 'past_due') return texts.paymentFailed;
  if (status === 'incomplete') return texts.waiting;
  return status === 'paused' ? texts.paused : text('renewsOn', { date });
}

export function previewView(
  work: Work,
  query: URLSearchParams,
  { invoice, startsAt }: PlanPreview,
  { date, language }: { date: number; language: PayerLanguage },
): Html {
  const { texts, text, money } = language;
  const price = work.find('price', query.get('price') ?? '');
  const lines = invoice?.lines.data ?? [];
  const due =
    invoice === null
      ? html`<section><p>${text('takesEffect', { date: language.date(startsAt ?? 0) })}</p></section>`
      : html`<section><table><tbody>${lines.map(
          (line) =>
            html`<tr><td>${lineText(work, line, language)}</td><td class="amount">${money(line.amount, line.currency)}</td></tr>`,
        )}<tr><td><strong>${texts.dueNow}</strong></td><td class="amount"><strong>${money(invoice.amount_due, invoice.currency)}</strong></td></tr></tbody></table></section>`;
  const kept = ['subscription', 'price', 'quantity'].filter((name) => query.has(name));
  return html`<h1>${text('changeToPlan', { plan: price ? productName(work, price) : '' })}</h1>
${due}
<form method="post" class="row">
${kept.map((name) => html`<input type="hidden" name="${name}" value="${query.get(name)}">`)}
<input type="hidden" name="proration_date" value="${date}">
<button class="primary" name="action" value="change_plan">${texts.confirmChange}</button>
<a class="button" href="?">${texts.back}</a></form>`;
}
