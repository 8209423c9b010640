import { featuresOf } from '../../lifecycles/portal/features.ts';
import { isLive } from '../../lifecycles/subscriptions/status.ts';
import { formatMoney } from '../../money/currency.ts';
import type { InvoiceRow, PortalSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { type Html, html } from '../shell/html.ts';
import { formatDate } from '../shell/layout.ts';
import { payForm } from '../shell/pay-form.ts';
import { paymentMethodsView } from './payment-methods-view.ts';
import { subscriptionView } from './subscription-view.ts';

/** The portal's home page shows what the session's configuration enables. */
export function homeView(work: Work, session: PortalSessionRow, problem: string | null): Html {
  const features = featuresOf(work, session);
  const { business_profile: profile } = get(work, 'portal_configuration', session.configuration);
  const subscriptions = work
    .where('subscription', 'customer', session.customer)
    .filter(({ status }) => isLive(status));
  const invoices = work
    .where('invoice', 'customer', session.customer)
    .filter(({ status }) => status !== 'draft');
  return html`<h1>Your subscription</h1>
<p class="muted">${profile.headline ?? work.config.accountName}</p>
${problem === null ? '' : html`<p class="bad" role="alert">${problem}</p>`}
<h2>Plan</h2>
${subscriptions.length === 0 ? html`<section><p>You have no subscription.</p></section>` : subscriptions.map((row) => subscriptionView(work, row, features))}
${features.customer_update.enabled ? html`<h2>Your details</h2>${detailsView(work, session, features.customer_update.allowed_updates)}` : ''}
${features.payment_method_update.enabled ? html`<h2>Payment methods</h2>${paymentMethodsView(work, session.customer)}` : ''}
${features.invoice_history.enabled ? html`<h2>Invoices</h2>${invoicesView(invoices)}` : ''}
${session.return_url === null ? '' : html`<p><a href="${session.return_url}">Return to ${work.config.accountName}</a></p>`}
<p>${profile.terms_of_service_url ? html`<a href="${profile.terms_of_service_url}">Terms of service</a> ` : ''}${profile.privacy_policy_url ? html`<a href="${profile.privacy_policy_url}">Privacy policy</a>` : ''}</p>`;
}

function detailsView(work: Work, session: PortalSessionRow, allowed: readonly string[]): Html {
  const customer = get(work, 'customer', session.customer);
  const fields = [
    ['name', 'Name', customer.name, 'text'],
    ['email', 'Email', customer.email, 'email'],
    ['phone', 'Phone', customer.phone, 'tel'],
  ] as const;
  const shown = fields.filter(([field]) => allowed.includes(field));
  return html`<section><form method="post" style="display:block">${shown.map(
    ([field, label, value, type]) =>
      html`<p><label>${label} <input name="${field}" type="${type}" value="${value ?? ''}"></label></p>`,
  )}<button name="action" value="update_details">Save details</button></form></section>`;
}

function invoicesView(invoices: InvoiceRow[]): Html {
  if (invoices.length === 0) return html`<section><p>No invoices yet.</p></section>`;
  return html`<section><table><thead><tr><th scope="col">Date</th><th scope="col">Status</th><th scope="col" class="amount">Amount</th><th scope="col">Invoice</th></tr></thead><tbody>${invoices.map(
    (invoice) =>
      html`<tr><td>${formatDate(invoice.created)}</td><td>${invoice.status}</td><td class="amount">${formatMoney(invoice.total, invoice.currency)}</td><td><a href="${invoice.hosted_invoice_url ?? ''}">${invoice.number}</a></td></tr>`,
  )}</tbody></table></section>`;
}

export function addCardView(work: Work, clientSecret: string): Html {
  return html`<h1>Add a card</h1><section>${payForm({
    publishableKey: work.config.publishableKey,
    clientSecret,
    verb: 'confirmSetup',
    label: 'Save card',
  })}</section><p><a href="?">Back</a></p>`;
}
