import { featuresOf } from '../../lifecycles/portal/features.ts';
import { isLive } from '../../lifecycles/subscriptions/status.ts';
import type { InvoiceRow, PortalSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import type { PayerLanguage } from '../../texts/payer-language.ts';
import { type Html, html } from '../shell/html.ts';
import { payForm } from '../shell/pay-form.ts';
import { paymentMethodsView } from './payment-methods-view.ts';
import { subscriptionView } from './subscription-view.ts';

/** The portal's home page shows what the session's configuration enables. */
export function homeView(
  work: Work,
  session: PortalSessionRow,
  language: PayerLanguage,
  problem: string | null,
): Html {
  const { texts, text } = language;
  const features = featuresOf(work, session);
  const { business_profile: profile } = get(work, 'portal_configuration', session.configuration);
  const subscriptions = work
    .where('subscription', 'customer', session.customer)
    .filter(({ status }) => isLive(status));
  const invoices = work
    .where('invoice', 'customer', session.customer)
    .filter(({ status }) => status !== 'draft');
  return html`<h1>${texts.subscription}</h1>
<p class="muted">${profile.headline ?? work.config.accountName}</p>
${problem === null ? '' : html`<p class="bad" role="alert">${problem}</p>`}
<h2>${texts.plan}</h2>
${subscriptions.length === 0 ? html`<section><p>${texts.noSubscription}</p></section>` : subscriptions.map((row) => subscriptionView(work, row, features, language))}
${features.customer_update.enabled ? html`<h2>${texts.details}</h2>${detailsView(work, session, language, features.customer_update.allowed_updates)}` : ''}
${features.payment_method_update.enabled ? html`<h2>${texts.paymentMethods}</h2>${paymentMethodsView(work, session.customer, language)}` : ''}
${features.invoice_history.enabled ? html`<h2>${texts.invoices}</h2>${invoicesView(invoices, language)}` : ''}
${session.return_url === null ? '' : html`<p><a href="${session.return_url}">${text('returnTo', { account: work.config.accountName })}</a></p>`}
<p>${profile.terms_of_service_url ? html`<a href="${profile.terms_of_service_url}">${texts.terms}</a> ` : ''}${profile.privacy_policy_url ? html`<a href="${profile.privacy_policy_url}">${texts.privacy}</a>` : ''}</p>`;
}

function detailsView(
  work: Work,
  session: PortalSessionRow,
  { texts }: PayerLanguage,
  allowed: readonly string[],
): Html {
  const customer = get(work, 'customer', session.customer);
  const fields = [
    ['name', texts.name, customer.name, 'text'],
    ['email', texts.email, customer.email, 'email'],
    ['phone', texts.phone, customer.phone, 'tel'],
  ] as const;
  const shown = fields.filter(([field]) => allowed.includes(field));
  return html`<section><form method="post" style="display:block">${shown.map(
    ([field, label, value, type]) =>
      html`<p><label>${label} <input name="${field}" type="${type}" value="${value ?? ''}"></label></p>`,
  )}<button name="action" value="update_details">${texts.saveDetails}</button></form></section>`;
}

const STATUSES = ['paid', 'open', 'void', 'uncollectible'] as const;

function invoicesView(invoices: InvoiceRow[], { lang, texts, date, money }: PayerLanguage): Html {
  // In English the portal shows the states as the API names them.
  const statusOf = ({ status }: InvoiceRow) => {
    const known = STATUSES.find((name) => name === status);
    return lang === 'en' || !known ? status : texts[known];
  };
  if (invoices.length === 0) return html`<section><p>${texts.noInvoices}</p></section>`;
  return html`<section><table><thead><tr><th scope="col">${texts.date}</th><th scope="col">${texts.status}</th><th scope="col" class="amount">${texts.amount}</th><th scope="col">${texts.invoice}</th></tr></thead><tbody>${invoices.map(
    (invoice) =>
      html`<tr><td>${date(invoice.created)}</td><td>${statusOf(invoice)}</td><td class="amount">${money(invoice.total, invoice.currency)}</td><td><a href="${invoice.hosted_invoice_url ?? ''}">${invoice.number}</a></td></tr>`,
  )}</tbody></table></section>`;
}

export function addCardView(
  work: Work,
  { lang, texts }: PayerLanguage,
  clientSecret: string,
): Html {
  return html`<h1>${texts.addCard}</h1><section>${payForm({
    publishableKey: work.config.publishableKey,
    clientSecret,
    verb: 'confirmSetup',
    label: texts.saveCard,
    locale: lang,
  })}</section><p><a href="?">${texts.back}</a></p>`;
}
