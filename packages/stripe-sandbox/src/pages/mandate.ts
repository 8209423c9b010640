import type { Sandbox } from '../lifecycles/sandbox.ts';
import { describePaymentMethod } from '../objects/payment-methods/describe-payment-method.ts';
import { payerLanguage } from '../texts/payer-language.ts';
import { html, sendHtml } from './shell/html.ts';
import { page } from './shell/layout.ts';
import type { PageRoute } from './shell/router.ts';

/** The mandate by which a customer allows debits. */
export function mandatePageRoutes(sandbox: Sandbox): PageRoute[] {
  return [
    {
      method: 'GET',
      pattern: /^\/mandate\/(?<id>\w+)\/\w+$/,
      serve({ response, url }, { id = '' }) {
        const mandate = sandbox.read((work) => work.find('mandate', id));
        const method = sandbox.read((work) =>
          work.find('payment_method', mandate?.payment_method ?? ''),
        );
        const details = mandate?.payment_method_details.sepa_debit;
        if (method === undefined || !details?.url.endsWith(url.pathname)) {
          sendHtml(response, page('Not found', html`<h1>No such mandate</h1>`), 404);
          return;
        }
        // A document for the bank, which Stripe writes in the creditor's language.
        const language = payerLanguage('en');
        const accepted = mandate?.customer_acceptance.accepted_at ?? 0;
        sendHtml(
          response,
          page(
            'SEPA Direct Debit mandate',
            html`<h1>SEPA Direct Debit mandate</h1>
<section><p>Reference: ${details.reference}</p><p>Creditor: ${sandbox.config.accountName}</p>
<p>${method.billing_details.name}, ${describePaymentMethod(method, language).name}</p>
<p>Accepted on ${language.date(accepted)}. Status: ${mandate?.status}.</p></section>`,
          ),
        );
      },
    },
  ];
}
