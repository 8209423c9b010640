import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { formatMoney } from '../../money/currency.ts';
import { html, sendHtml } from '../shell/html.ts';
import { formatDate, page } from '../shell/layout.ts';
import type { PageRoute } from '../shell/router.ts';

export function receiptRoutes(sandbox: Sandbox): PageRoute[] {
  return [
    {
      method: 'GET',
      pattern: /^\/receipts\/(?<id>(ch|py)_\w+)$/,
      serve({ response }, { id = '' }) {
        const charge = sandbox.read((work) => work.find('charge', id));
        if (charge === undefined || !charge.paid) {
          sendHtml(response, page('Not found', html`<h1>No such receipt</h1>`), 404);
          return;
        }
        const { card, sepa_debit: account } = charge.payment_method_details ?? {};
        const refunded =
          charge.amount_refunded === 0
            ? ''
            : html`<p>Refunded: ${formatMoney(charge.amount_refunded, charge.currency)}</p>`;
        sendHtml(
          response,
          page(
            'Receipt',
            html`<h1>Receipt from ${sandbox.config.accountName}</h1>
<section><p><strong>${formatMoney(charge.amount, charge.currency)}</strong> paid on ${formatDate(charge.created)}
with ${card?.brand ?? 'the bank account'} ending in ${card?.last4 ?? account?.last4}.</p>${refunded}</section>`,
          ),
        );
      },
    },
  ];
}
