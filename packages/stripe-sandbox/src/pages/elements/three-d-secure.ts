import { finishPaymentAuthentication } from '../../lifecycles/payment-intents/finish-authentication.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { finishSetupAuthentication } from '../../lifecycles/setup-intents/confirm-setup-intent.ts';
import type { PaymentIntentRow, SetupIntentRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { languageOfCustomer, type PayerLanguage } from '../../texts/payer-language.ts';
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
        const language = languageFor(sandbox, intent, url.searchParams.get('locale'));
        if (intent === undefined) sendHtml(response, expiredPage(language), 404);
        else if (intent.status !== 'requires_action') sendHtml(response, done(language, false));
        else sendHtml(response, ask(sandbox, intent, language, url.searchParams.has('embedded')));
      },
    },
    {
      method: 'POST',
      pattern,
      serve({ response, body }, { id = '' }) {
        const form = new URLSearchParams(body);
        const secret = form.get('client_secret');
        const found = sandbox.read((work) => findIntent(work, id, secret));
        const language = languageFor(sandbox, found, form.get('locale'));
        if (found === undefined) {
          sendHtml(response, expiredPage(language), 404);
          return;
        }
        const intent = finish(sandbox, id, form.get('result') === 'complete');
        const returnUrl = sandbox.read((work) => work.find('intent_note', id)?.returnUrl ?? null);
        if (form.has('embedded') || returnUrl === null) sendHtml(response, done(language, true));
        else redirect(response, withResult(returnUrl, intent));
      },
    },
  ];
}

const languageFor = (sandbox: Sandbox, intent: Intent | undefined, locale: string | null) =>
  languageOfCustomer(
    sandbox.read((work) => work.find('customer', String(intent?.customer ?? ''))),
    locale,
  );

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

function ask(sandbox: Sandbox, intent: Intent, language: PayerLanguage, isEmbedded: boolean): Html {
  const { texts, text, money } = language;
  const card = sandbox.read(
    (work) => work.find('payment_method', intent.payment_method ?? '')?.card,
  );
  const values = { account: sandbox.config.accountName, last4: card?.last4 ?? '' };
  const question =
    intent.object === 'payment_intent'
      ? text('authenticatePayment', { ...values, amount: money(intent.amount, intent.currency) })
      : text('authenticateSetup', values);
  const embedded = isEmbedded ? html`<input type="hidden" name="embedded" value="1">` : '';
  return page(
    '3-D Secure',
    html`<h1>${texts.authenticate}</h1>
<p>${question}</p>
<p class="muted">${texts.simulatedBank}</p>
<form method="post" action="${intent.id}" class="row">
<input type="hidden" name="client_secret" value="${intent.client_secret}">
<input type="hidden" name="locale" value="${language.lang}">${embedded}
<button class="primary" name="result" value="complete">${texts.completeAuthentication}</button>
<button name="result" value="fail">${texts.failAuthentication}</button>
</form>`,
    { language },
  );
}

function done(language: PayerLanguage, notifiesParent: boolean): Html {
  const { texts } = language;
  return page(
    texts.done,
    html`<h1>${texts.done}</h1><p>${texts.returnToShop}</p>
${notifiesParent ? html`<script>window.parent.postMessage('stripe-sandbox:3ds-done', '*')</script>` : ''}`,
    { language },
  );
}

function expiredPage(language: PayerLanguage): Html {
  const { texts } = language;
  return page(
    texts.notFound,
    html`<h1>${texts.nothingToAuthenticate}</h1><p>${texts.linkInvalid}</p>`,
    { language },
  );
}
