import { finishPaymentAuthentication } from '../../lifecycles/payment-intents/finish-authentication.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { finishSetupAuthentication } from '../../lifecycles/setup-intents/confirm-setup-intent.ts';
import { formatMoney } from '../../money/currency.ts';
import type { PaymentIntentRow, SetupIntentRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { ApiError } from '../../wire/errors.ts';
import { type Html, html, redirect, sendHtml } from '../shell/html.ts';
import { page } from '../shell/layout.ts';
import type { PageRoute } from '../shell/router.ts';

type Intent = PaymentIntentRow | SetupIntentRow;

/** The bank's page, shown in the stripe.js dialog or visited by redirect. */
export function threeDSecureRoutes(sandbox: Sandbox): PageRoute[] {
  const pattern = /^\/3ds\/(?<id>\w+)$/;
  return [
    {
      method: 'GET',
      pattern,
      serve({ response, url }, { id = '' }) {
        const intent = sandbox.read((work) =>
          findIntent(work, id, url.searchParams.get('client_secret')),
        );
        if (intent === undefined) sendHtml(response, expiredPage(), 404);
        else if (intent.status !== 'requires_action') sendHtml(response, done(false));
        else sendHtml(response, ask(sandbox, intent, url.searchParams.has('embedded')));
      },
    },
    {
      method: 'POST',
      pattern,
      serve({ response, body }, { id = '' }) {
        const form = new URLSearchParams(body);
        const secret = form.get('client_secret');
        if (sandbox.read((work) => findIntent(work, id, secret)) === undefined) {
          sendHtml(response, expiredPage(), 404);
          return;
        }
        const intent = finish(sandbox, id, form.get('result') === 'complete');
        const returnUrl = sandbox.read((work) => work.find('intent_note', id)?.returnUrl ?? null);
        if (form.has('embedded') || returnUrl === null) sendHtml(response, done(true));
        else redirect(response, withResult(returnUrl, intent));
      },
    },
  ];
}

function finish(sandbox: Sandbox, id: string, isAuthenticated: boolean): Intent {
  try {
    return sandbox.write(
      (work): Intent =>
        id.startsWith('seti_')
          ? finishSetupAuthentication(work, id, isAuthenticated)
          : finishPaymentAuthentication(work, id, isAuthenticated),
    );
  } catch (error) {
    // Submitted from two windows: the first result counts.
    if (!(error instanceof ApiError)) throw error;
    return sandbox.read(
      (work) => work.find('payment_intent', id) ?? work.find('setup_intent', id),
    ) as Intent;
  }
}

function findIntent(work: Work, id: string, secret: string | null): Intent | undefined {
  const intent = work.find('payment_intent', id) ?? work.find('setup_intent', id);
  return intent !== undefined && intent.client_secret === secret ? intent : undefined;
}

function withResult(returnUrl: string, intent: Intent): string {
  const target = new URL(returnUrl);
  const hasWorked = intent.status === 'succeeded' || intent.status === 'requires_capture';
  target.searchParams.set(intent.object, intent.id);
  target.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  target.searchParams.set('redirect_status', hasWorked ? 'succeeded' : 'failed');
  return target.href;
}

function ask(sandbox: Sandbox, intent: Intent, isEmbedded: boolean): Html {
  const card = sandbox.read(
    (work) => work.find('payment_method', intent.payment_method ?? '')?.card,
  );
  const what =
    intent.object === 'payment_intent'
      ? `a payment of ${formatMoney(intent.amount, intent.currency)}`
      : 'saving your card';
  const embedded = isEmbedded ? html`<input type="hidden" name="embedded" value="1">` : '';
  return page(
    '3-D Secure',
    html`<h1>Authenticate your payment</h1>
<p>Your bank asks you to authorize ${what} to <strong>${sandbox.config.accountName}</strong>
with the card ending in ${card?.last4 ?? ''}.</p>
<p class="muted">This page simulates your bank. Choose the result of the authentication.</p>
<form method="post" action="${intent.id}" class="row">
<input type="hidden" name="client_secret" value="${intent.client_secret}">${embedded}
<button class="primary" name="result" value="complete">Complete authentication</button>
<button name="result" value="fail">Fail authentication</button>
</form>`,
  );
}

function done(tellsParent: boolean): Html {
  return page(
    'Done',
    html`<h1>Done</h1><p>You can return to the shop.</p>
${tellsParent ? html`<script>window.parent.postMessage('stripe-sandbox:3ds-done', '*')</script>` : ''}`,
  );
}

function expiredPage(): Html {
  return page('Not found', html`<h1>Nothing to authenticate</h1><p>This link is not valid.</p>`);
}
