import { describePaymentMethod } from '../../objects/payment-methods/describe-payment-method.ts';
import type { Work } from '../../store/work.ts';
import { type Html, html } from '../shell/html.ts';

export function paymentMethodsView(work: Work, customerId: string): Html {
  const chosen = work.find('customer', customerId)?.invoice_settings.default_payment_method;
  const methods = work.where('payment_method', 'customer', customerId);
  return html`<section><ul class="plain">${methods.map((method) => {
    const { name, details } = describePaymentMethod(method);
    return html`<li><div class="row"><span>${name}${details}${method.id === chosen ? ' (default)' : ''}</span>
<form method="post"><input type="hidden" name="card" value="${method.id}">
${method.id === chosen ? '' : html`<button name="action" value="default_card" aria-label="Make default: ${name}">Make default</button>`}
<button name="action" value="remove_card" aria-label="Remove: ${name}">Remove</button></form></div></li>`;
  })}</ul>
<form method="post"><button name="action" value="add_card">Add a card</button></form></section>`;
}
