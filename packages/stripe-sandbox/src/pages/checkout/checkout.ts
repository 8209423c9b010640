import { findConfirmation, submitSession } from '../../lifecycles/checkout/submit-session.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { formatMoney, isZeroDecimal } from '../../money/currency.ts';
import type { CheckoutSessionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { ApiError } from '../../wire/errors.ts';
import { type Html, html, raw, redirect, sendHtml } from '../shell/html.ts';
import { page } from '../shell/layout.ts';
import { payForm } from '../shell/pay-form.ts';
import type { PageRoute } from '../shell/router.ts';

/** The hosted checkout page: what is sold, email and amount where they are open, then the payment. */
export function checkoutRoutes(sandbox: Sandbox): PageRoute[] {
  const pattern = /^\/checkout\/(?<id>\w+)\/\w+$/;
  const find = (id: string, pathname: string) =>
    sandbox.read((work) => {
      const session = work.find('checkout_session', id);
      const token = work.find('checkout_note', id)?.token ?? session?.url?.split('/').at(-1);
      return token !== undefined && pathname.endsWith(token) ? session : undefined;
    });
  return [
    {
      method: 'GET',
      pattern,
      serve({ response, url }, { id = '' }) {
        sandbox.catchUp();
        const session = find(id, url.pathname);
        if (session?.status === 'complete' && session.ui_mode === 'embedded_page') {
          sendHtml(response, embeddedEnd(session));
        } else if (session?.status === 'complete' && session.success_url !== null) {
          redirect(response, session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id));
        } else if (session?.status === 'complete') {
          sendHtml(response, page('Thank you', html`<h1>Thank you</h1>`));
        } else if (session?.status === 'open') {
          const problem = url.searchParams.get('problem');
          sendHtml(
            response,
            sandbox.read((work) => view(work, session, problem)),
          );
        } else {
          const body = html`<h1>This checkout page has expired</h1>`;
          sendHtml(response, page('Not found', body), 404);
        }
      },
    },
    {
      method: 'POST',
      pattern,
      serve({ response, url, body }, { id = '' }) {
        const session = find(id, url.pathname);
        if (session?.status !== 'open') {
          redirect(response, '?');
          return;
        }
        const form = new URLSearchParams(body);
        const unit = isZeroDecimal(session.currency ?? 'usd') ? 1 : 100;
        const amount = form.get('amount');
        try {
          sandbox.write((work) =>
            submitSession(work, id, {
              amountMinor: amount === null ? null : Math.round(Number(amount) * unit),
              email: form.get('email') || null,
              promotionCode: form.get('promotion_code') || null,
            }),
          );
          redirect(response, '?');
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          redirect(response, `?problem=${encodeURIComponent(error.message)}`);
        }
      },
    },
  ];
}

function view(work: Work, session: CheckoutSessionRow, problem: string | null): Html {
  const currency = session.currency ?? 'usd';
  const items = work.find('checkout_note', session.id)?.items ?? [];
  const total = session.amount_total === null ? null : formatMoney(session.amount_total, currency);
  const off = session.total_details?.amount_discount ?? 0;
  const confirmation = findConfirmation(work, session);
  return page(
    'Checkout',
    html`<h1>${work.config.accountName}</h1>
${problem === null ? '' : html`<p class="bad" role="alert">${problem}</p>`}
<section aria-label="Order"><table><tbody>${items.map(
      ({ amount_subtotal, description, quantity }) =>
        html`<tr><td>${description}${quantity === 1 ? '' : html` × ${quantity}`}</td><td class="amount">${formatMoney(amount_subtotal, currency)}</td></tr>`,
    )}${off === 0 ? '' : html`<tr><td>Discount</td><td class="amount">${formatMoney(-off, currency)}</td></tr>`}${total === null ? '' : html`<tr><td><strong>Total</strong></td><td class="amount"><strong>${total}</strong></td></tr>`}</tbody></table></section>
${
  confirmation === undefined
    ? detailsForm(
        session,
        items.find(({ price }) => price?.custom_unit_amount)?.price?.custom_unit_amount,
        currency,
      )
    : html`<section aria-label="Payment">${payForm({
        ...confirmation,
        label: label(session, total),
        locale: 'en',
        publishableKey: work.config.publishableKey,
      })}</section>`
}
${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Back</a></p>`}`,
  );
}

function detailsForm(
  session: CheckoutSessionRow,
  custom: { minimum: number | null; preset: number | null } | null | undefined,
  currency: string,
): Html {
  const unit = isZeroDecimal(currency) ? 1 : 100;
  const known = session.customer_email ?? '';
  return html`<section aria-label="Your details"><form method="post" style="display:block">
${custom ? html`<p><label>Amount (${currency.toUpperCase()}) <input name="amount" inputmode="decimal" required value="${custom.preset === null ? '' : String(custom.preset / unit)}"></label></p>` : ''}
${session.customer === null ? html`<p><label>Email <input name="email" type="email" required autocomplete="email" value="${known}"></label></p>` : ''}
${session.allow_promotion_codes === true ? html`<p><label>Promotion code <input name="promotion_code" autocomplete="off"></label></p>` : ''}
<button class="primary">Continue</button></form></section>`;
}

function label({ mode, submit_type }: CheckoutSessionRow, total: string | null): string {
  if (mode === 'setup') return 'Save card';
  if (mode === 'subscription') return 'Subscribe';
  return `${submit_type === 'donate' ? 'Donate' : 'Pay'} ${total ?? ''}`;
}

/** Tells the page around the frame that the session is complete, and where Stripe would redirect to. */
function embeddedEnd({ id, redirect_on_completion, return_url }: CheckoutSessionRow): Html {
  const redirects = redirect_on_completion === 'always' && return_url;
  const message = JSON.stringify({
    type: 'stripe-sandbox:checkout-complete',
    returnUrl: redirects ? redirects.replaceAll('{CHECKOUT_SESSION_ID}', id) : null,
  }).replaceAll('<', '\\u003c');
  return page(
    'Thank you',
    html`<h1>Thank you</h1><script>${raw(`parent.postMessage(${message}, '*');`)}</script>`,
  );
}
