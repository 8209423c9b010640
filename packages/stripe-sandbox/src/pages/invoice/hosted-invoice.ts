import { intentOf } from '../../lifecycles/invoices/collect-invoice.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import type { InvoiceRow, PaymentIntentRow } from '../../store/rows.ts';
import { languageOfCustomer } from '../../texts/payer-language.ts';
import { type Html, html, sendHtml } from '../shell/html.ts';
import { page } from '../shell/layout.ts';
import { payForm } from '../shell/pay-form.ts';
import type { PageRoute } from '../shell/router.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { lineText } from './line-text.ts';

/** The hosted invoice page: lines, payment form and PDF. */
export function hostedInvoiceRoutes(sandbox: Sandbox): PageRoute[] {
  const find = (pathname: string): InvoiceRow | undefined =>
    sandbox.read((work) =>
      work.all('invoice').find(({ hosted_invoice_url: link }) => link?.endsWith(pathname)),
    );
  return [
    {
      method: 'GET',
      pattern: /^\/invoice\/\w+\/\w+$/,
      serve({ response, url }) {
        const invoice = find(url.pathname);
        if (invoice === undefined) {
          sendHtml(response, page('Not found', html`<h1>No such invoice</h1>`), 404);
          return;
        }
        const intent = sandbox.read((work) => intentOf(work, invoice.id));
        sendHtml(response, show(sandbox, invoice, intent));
      },
    },
    {
      method: 'GET',
      pattern: /^\/invoice\/\w+\/\w+\/pdf$/,
      serve({ response, url }) {
        const invoice = find(url.pathname.replace(/\/pdf$/, ''));
        if (invoice === undefined) {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
        });
        response.end(
          sandbox.read((work) => invoicePdf(work, invoice, languageOf(sandbox, invoice))),
        );
      },
    },
  ];
}

/** In the language that the customer prefers, as Stripe's invoices are. */
const languageOf = (sandbox: Sandbox, { customer }: InvoiceRow) =>
  languageOfCustomer(sandbox.read((work) => work.find('customer', customer)));

const STATUSES = ['paid', 'open', 'void', 'uncollectible'] as const;

function show(sandbox: Sandbox, invoice: InvoiceRow, intent: PaymentIntentRow | undefined): Html {
  const language = languageOf(sandbox, invoice);
  const { texts, text, date } = language;
  const money = (amount: number) => language.money(amount, invoice.currency);
  const due = money(invoice.amount_remaining);
  const canPay = invoice.status === 'open' && intent !== undefined;
  const status = STATUSES.find((known) => known === invoice.status);
  const lines = sandbox.read((work) =>
    invoice.lines.data.map((line) => ({ ...line, text: lineText(work, line, language) })),
  );
  const title = text('invoiceNumber', { number: invoice.number ?? '' });
  return page(
    title,
    html`<h1>${title}</h1>
<p class="muted">${invoice.account_name} · ${date(invoice.effective_at ?? invoice.created)} · ${text('invoiceFor', { customer: invoice.customer_email ?? invoice.customer })}</p>
<p><strong>${status ? texts[status] : invoice.status}</strong></p>
<section aria-label="${texts.lines}"><table>
<thead><tr><th scope="col">${texts.description}</th><th scope="col" class="amount">${texts.amount}</th></tr></thead>
<tbody>${lines.map(
      (line) =>
        html`<tr><td>${line.text}<br><span class="muted">${date(line.period.start)} – ${date(line.period.end)}</span></td><td class="amount">${money(line.amount)}</td></tr>`,
    )}
<tr><td>${texts.total}</td><td class="amount">${money(invoice.total)}</td></tr>
${
  invoice.amount_due === invoice.total
    ? ''
    : html`<tr><td>${texts.balanceApplied}</td><td class="amount">${money(invoice.amount_due - invoice.total)}</td></tr>`
}
<tr><td><strong>${texts.amountDue}</strong></td><td class="amount"><strong>${due}</strong></td></tr></tbody></table></section>
<p><a class="button" href="${invoice.invoice_pdf ?? ''}">${texts.downloadInvoice}</a></p>
${
  canPay
    ? html`<section aria-label="${texts.pay}"><h2>${text('payAmount', { amount: due })}</h2>${payForm(
        {
          publishableKey: sandbox.config.publishableKey,
          clientSecret: intent.client_secret,
          verb: 'confirmPayment',
          label: text('payAmount', { amount: due }),
          locale: language.lang,
        },
      )}</section>`
    : ''
}`,
    { language },
  );
}
