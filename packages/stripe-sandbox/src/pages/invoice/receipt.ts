import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { describeCard } from '../../objects/payment-methods/describe-payment-method.ts';
import { languageOfCustomer } from '../../texts/payer-language.ts';
import { html, sendHtml } from '../shell/html.ts';
import { page } from '../shell/layout.ts';
import type { PageRoute } from '../shell/router.ts';

export function receiptRoutes(sandbox: Sandbox): PageRoute[] {
  return [
    {
      method: 'GET',
      pattern: /^\/receipts\/(?<id>(ch|py)_\w+)$/,
      serve({ response }, { id = '' }) {
        const charge = sandbox.read((work) => work.find('charge', id));
        const customer = sandbox.read((work) =>
          work.find('customer', String(charge?.customer ?? '')),
        );
        const language = languageOfCustomer(customer);
        const { texts, text } = language;
        if (charge === undefined || !charge.paid) {
          const missing = html`<h1>${texts.noReceipt}</h1>`;
          sendHtml(response, page(texts.notFound, missing, { language }), 404);
          return;
        }
        const money = (amount: number) => language.money(amount, charge.currency);
        const { card, sepa_debit: account } = charge.payment_method_details ?? {};
        const paid = text('paidWithCard', {
          amount: money(charge.amount),
          date: language.date(charge.created),
          card: card
            ? describeCard(card, text)
            : text('accountEnding', { last4: account?.last4 ?? '' }),
        });
        const refunded =
          charge.amount_refunded === 0
            ? ''
            : html`<p>${text('refunded', { amount: money(charge.amount_refunded) })}</p>`;
        const title = text('receiptFrom', { account: sandbox.config.accountName });
        const body = html`<h1>${title}</h1><section><p>${paid}</p>${refunded}</section>`;
        sendHtml(response, page(texts.receipt, body, { language }));
      },
    },
  ];
}
