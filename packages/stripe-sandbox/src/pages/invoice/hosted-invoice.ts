import { intentOf } from '../../lifecycles/invoices/collect-invoice.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { formatMoney } from '../../money/currency.ts';
import type { InvoiceRow, PaymentIntentRow } from '../../store/rows.ts';
import { type Html, html, sendHtml } from '../shell/html.ts';
import { formatDate, page } from '../shell/layout.ts';
import { payForm } from '../shell/pay-form.ts';
import type { PageRoute } from '../shell/router.ts';
import { invoicePdf } from './invoice-pdf.ts';

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
        response.end(invoicePdf(invoice));
      },
    },
  ];
}

const STATUS_TEXT: Record<string, string> = {
  paid: 'Paid',
  open: 'Payment due',
  void: 'Void',
  uncollectible: 'Payment overdue',
};

function show(sandbox: Sandbox, invoice: InvoiceRow, intent: PaymentIntentRow | undefined): Html {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const canPay = invoice.status === 'open' && intent !== undefined;
  return page(
    `Invoice ${invoice.number ?? ''}`,
    html`<h1>Invoice ${invoice.number}</h1>
<p class="muted">${invoice.account_name} · ${formatDate(invoice.effective_at ?? invoice.created)} · for ${invoice.customer_email ?? invoice.customer}</p>
<p><strong>${STATUS_TEXT[invoice.status] ?? invoice.status}</strong></p>
<section aria-label="Lines"><table>
<thead><tr><th scope="col">Description</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>${invoice.lines.data.map(
      (line) =>
        html`<tr><td>${line.description}<br><span class="muted">${formatDate(line.period.start)} – ${formatDate(line.period.end)}</span></td><td class="amount">${money(line.amount)}</td></tr>`,
    )}
<tr><td>Total</td><td class="amount">${money(invoice.total)}</td></tr>
${
  invoice.amount_due === invoice.total
    ? ''
    : html`<tr><td>Balance applied</td><td class="amount">${money(invoice.amount_due - invoice.total)}</td></tr>`
}
<tr><td><strong>Amount due</strong></td><td class="amount"><strong>${money(invoice.amount_remaining)}</strong></td></tr></tbody></table></section>
<p><a class="button" href="${invoice.invoice_pdf ?? ''}">Download invoice (PDF)</a></p>
${
  canPay
    ? html`<section aria-label="Pay"><h2>Pay ${money(invoice.amount_remaining)}</h2>${payForm({
        publishableKey: sandbox.config.publishableKey,
        clientSecret: intent.client_secret,
        verb: 'confirmPayment',
        label: `Pay ${money(invoice.amount_remaining)}`,
      })}</section>`
    : ''
}`,
  );
}
