import { describePaymentMethod } from '../../objects/payment-methods/describe-payment-method.ts';
import type { Work } from '../../store/work.ts';
import type { PayerLanguage } from '../../texts/payer-language.ts';
import { type Html, html } from '../shell/html.ts';

export function paymentMethodsView(work: Work, customerId: string, language: PayerLanguage): Html {
  const { texts, text } = language;
  const chosen = work.find('customer', customerId)?.invoice_settings.default_payment_method;
  const methods = work.where('payment_method', 'customer', customerId);
  return html`<section><ul class="plain">${methods.map((method) => {
    const { name: card, full } = describePaymentMethod(method, language);
    return html`<li><div class="row"><span>${method.id === chosen ? text('isDefault', { card: full }) : full}</span>
<form method="post"><input type="hidden" name="card" value="${method.id}">
${method.id === chosen ? '' : html`<button name="action" value="default_card" aria-label="${text('makeDefaultCard', { card })}">${texts.makeDefault}</button>`}
<button name="action" value="remove_card" aria-label="${text('removeCard', { card })}">${texts.remove}</button></form></div></li>`;
  })}</ul>
<form method="post"><button name="action" value="add_card">${texts.addCard}</button></form></section>`;
}
