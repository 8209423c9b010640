import { currentPeriod } from '../../lifecycles/subscriptions/items.ts';
import { isLive } from '../../lifecycles/subscriptions/status.ts';
import { formatMoney } from '../../money/currency.ts';
import { priceText, productName } from '../../objects/invoices/lines.ts';
import type { InvoiceRow, PortalSessionRow, SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { type Html, html } from '../shell/html.ts';
import { formatDate } from '../shell/layout.ts';
import { payForm } from '../shell/pay-form.ts';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

export function homeView(work: Work, session: PortalSessionRow, problem: string | null): Html {
  const subscriptions = work
    .all('subscription')
    .filter(({ customer, status }) => customer === session.customer && isLive(status));
  const invoices = work
    .all('invoice')
    .filter(({ customer, status }) => customer === session.customer && status !== 'draft');
  return html`<h1>Your subscription</h1>
<p class="muted">${work.config.accountName}</p>
${problem === null ? '' : html`<p class="bad" role="alert">${problem}</p>`}
<h2>Plan</h2>
${subscriptions.length === 0 ? html`<section><p>You have no subscription.</p></section>` : subscriptions.map((row) => subscriptionView(work, row))}
<h2>Cards</h2>${cardsView(work, session.customer)}
<h2>Invoices</h2>${invoicesView(invoices)}
${session.return_url === null ? '' : html`<p><a href="${session.return_url}">Return to ${work.config.accountName}</a></p>`}`;
}

function subscriptionView(work: Work, subscription: SubscriptionRow): Html {
  const [item] = subscription.items.data;
  if (item === undefined) return html``;
  const end = formatDate(currentPeriod(subscription).end);
  const canChange = subscription.status !== 'incomplete' && subscription.pending_update === null;
  const others = work
    .all('price')
    .filter(
      ({ active, recurring, currency, id }) =>
        active && recurring && currency === subscription.currency && id !== item.price.id,
    );
  return html`<section>
<p><strong>${productName(work, item.price)}</strong> ${priceText(item.price)}</p>
<p>${stateText(subscription, end)}</p>
<div class="row">
${
  others.length === 0 || !canChange
    ? ''
    : html`<form method="get" class="row"><input type="hidden" name="subscription" value="${subscription.id}">
<label>Change to <select name="price">${others.map((price) => html`<option value="${price.id}">${productName(work, price)} ${priceText(price)}</option>`)}</select></label>
<button>Preview</button></form>`
}
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
${
  subscription.cancel_at === null
    ? html`<button name="action" value="cancel">Cancel plan</button>`
    : html`<button class="primary" name="action" value="resume">Keep plan</button>`
}</form></div></section>`;
}

function stateText(subscription: SubscriptionRow, end: string): string {
  if (subscription.cancel_at !== null) return `Ends on ${formatDate(subscription.cancel_at)}.`;
  if (subscription.status === 'trialing') return `Trial until ${end}.`;
  if (subscription.status === 'past_due')
    return 'Your last payment failed. Pay the open invoice below.';
  if (subscription.status === 'incomplete') return 'Waiting for the first payment.';
  return `Renews on ${end}.`;
}

function cardsView(work: Work, customerId: string): Html {
  const chosen = work.find('customer', customerId)?.invoice_settings.default_payment_method;
  const cards = work.all('payment_method').filter(({ customer }) => customer === customerId);
  return html`<section><ul class="plain">${cards.map(
    ({
      id,
      card,
    }) => html`<li><div class="row"><span>${BRANDS[card.brand] ?? card.brand} ending in ${card.last4}, expires ${card.exp_month}/${card.exp_year}${id === chosen ? ' (default)' : ''}</span>
<form method="post"><input type="hidden" name="card" value="${id}">
${id === chosen ? '' : html`<button name="action" value="default_card" aria-label="Make default: card ending in ${card.last4}">Make default</button>`}
<button name="action" value="remove_card" aria-label="Remove: card ending in ${card.last4}">Remove</button></form></div></li>`,
  )}</ul>
<form method="post"><button name="action" value="add_card">Add a card</button></form></section>`;
}

function invoicesView(invoices: InvoiceRow[]): Html {
  if (invoices.length === 0) return html`<section><p>No invoices yet.</p></section>`;
  return html`<section><table><thead><tr><th scope="col">Date</th><th scope="col">Status</th><th scope="col" class="amount">Amount</th><th scope="col">Invoice</th></tr></thead><tbody>${invoices.map(
    (invoice) =>
      html`<tr><td>${formatDate(invoice.created)}</td><td>${invoice.status}</td><td class="amount">${formatMoney(invoice.total, invoice.currency)}</td><td><a href="${invoice.hosted_invoice_url ?? ''}">${invoice.number}</a></td></tr>`,
  )}</tbody></table></section>`;
}

export function previewView(
  work: Work,
  query: URLSearchParams,
  invoice: InvoiceRow,
  date: number,
): Html {
  const price = work.find('price', query.get('price') ?? '');
  return html`<h1>Change to ${price ? productName(work, price) : ''}</h1>
<section><table><tbody>${invoice.lines.data.map(
    (line) =>
      html`<tr><td>${line.description}</td><td class="amount">${formatMoney(line.amount, line.currency)}</td></tr>`,
  )}<tr><td><strong>Due now</strong></td><td class="amount"><strong>${formatMoney(invoice.amount_due, invoice.currency)}</strong></td></tr></tbody></table></section>
<form method="post" class="row">
<input type="hidden" name="subscription" value="${query.get('subscription') ?? ''}">
<input type="hidden" name="price" value="${query.get('price') ?? ''}">
<input type="hidden" name="proration_date" value="${date}">
<button class="primary" name="action" value="change_plan">Confirm change</button>
<a class="button" href="?">Back</a></form>`;
}

export function addCardView(work: Work, clientSecret: string): Html {
  return html`<h1>Add a card</h1><section>${payForm({
    publishableKey: work.config.publishableKey,
    clientSecret,
    verb: 'confirmSetup',
    label: 'Save card',
  })}</section><p><a href="?">Back</a></p>`;
}
