import { makeCaller } from './api.ts';
import { type IntentKind, kindOf, makeConfirmer, type Outcome } from './confirm.ts';
import type { SandboxElement } from './element.ts';
import { type ElementsOptions, makeElements, noElement, type SandboxElements } from './elements.ts';
import { makeEmbeddedCheckout } from './embedded-checkout.ts';
import { findPaymentMethods } from './find-payment-methods.ts';
import { frameTexts } from './frame-texts.ts';
import { redirectToReturnUrl } from './redirect-to-return-url.ts';
import { type Method, tokenize } from './tokenize.ts';

interface ConfirmOptions {
  elements?: SandboxElements;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    payment_method?: string;
    payment_method_data?: { billing_details?: Record<string, unknown> };
  };
  redirect?: 'always' | 'if_required';
}

interface CardOptions {
  payment_method?: string | { card: SandboxElement; billing_details?: Record<string, unknown> };
  return_url?: string;
}

const script = document.currentScript as HTMLScriptElement | null;
/** The sandbox's base URL, taken from this script's URL, so that a path prefix works too. */
const base = (script?.src ?? window.location.origin).replace(
  /\/(v3\/?|((v3|endive)\/)?stripe\.js)(\?.*)?$/,
  '',
);

/** The sandbox's `window.Stripe`. It knows the publishable key and client secrets, never a card number. */
function Stripe(publishableKey: string, { locale: wanted }: { locale?: string } = {}) {
  if (/_live_/.test(publishableKey)) throw new Error('The sandbox refuses live keys.');
  if (!publishableKey.startsWith('pk_')) {
    throw new Error('Give Stripe() the publishable key, the one that starts with pk_.');
  }
  // Without a locale, or with 'auto', Stripe follows the browser.
  const locale = wanted && wanted !== 'auto' ? wanted : navigator.language;
  const call = makeCaller(base, publishableKey, frameTexts(locale).unreachable);
  const { confirm, retrieve, handleNext } = makeConfirmer(base, call, locale);

  async function confirmWithElements(kind: IntentKind, options: ConfirmOptions) {
    const { elements, confirmParams = {} } = options;
    const clientSecret = options.clientSecret ?? elements?._clientSecret();
    if (!clientSecret) throw new Error('Pass a clientSecret, or create the elements with one.');
    const method = await methodFor(elements, confirmParams);
    if (method.error) return { error: method.error };
    const outcome = await confirm(kind, clientSecret, {
      ...(method.id ? { payment_method: method.id } : {}),
      ...(confirmParams.return_url ? { return_url: confirmParams.return_url } : {}),
    });
    if (outcome.intent && options.redirect !== 'if_required') {
      return redirectToReturnUrl(
        confirmParams.return_url,
        kind,
        clientSecret,
        outcome.intent.status,
      );
    }
    return asResult(kind, outcome);
  }

  async function methodFor(
    elements: SandboxElements | undefined,
    params: NonNullable<ConfirmOptions['confirmParams']>,
  ): Promise<Method> {
    if (params.payment_method) return { id: params.payment_method };
    const element = elements?._mounted();
    if (!element) return elements ? { error: noElement() } : {};
    return tokenize(element, params.payment_method_data?.billing_details);
  }

  async function confirmWithCard(
    kind: IntentKind,
    clientSecret: string,
    options: CardOptions = {},
  ) {
    const { payment_method, return_url } = options;
    const method: Method =
      typeof payment_method === 'object'
        ? await tokenize(payment_method.card, payment_method.billing_details)
        : payment_method
          ? { id: payment_method }
          : {};
    if (method.error) return { error: method.error };
    const outcome = await confirm(kind, clientSecret, {
      ...(method.id ? { payment_method: method.id } : {}),
      ...(return_url ? { return_url } : {}),
    });
    return asResult(kind, outcome);
  }

  return {
    elements: (options: ElementsOptions = {}) =>
      makeElements(base, publishableKey, { locale, ...options }, (current) =>
        findPaymentMethods(call, current),
      ),
    confirmPayment: (options: ConfirmOptions) => confirmWithElements('payment_intent', options),
    confirmSetup: (options: ConfirmOptions) => confirmWithElements('setup_intent', options),
    confirmCardPayment: (secret: string, options?: CardOptions) =>
      confirmWithCard('payment_intent', secret, options),
    confirmCardSetup: (secret: string, options?: CardOptions) =>
      confirmWithCard('setup_intent', secret, options),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) =>
      asResult(kindOf(clientSecret), await handleNext(kindOf(clientSecret), clientSecret)),
    retrievePaymentIntent: async (secret: string) =>
      asResult('payment_intent', await retrieve('payment_intent', secret)),
    retrieveSetupIntent: async (secret: string) =>
      asResult('setup_intent', await retrieve('setup_intent', secret)),
    async createPaymentMethod(options: {
      elements?: SandboxElements;
      card?: SandboxElement;
      billing_details?: Record<string, unknown>;
      params?: { billing_details?: Record<string, unknown> };
    }) {
      const element = options.card ?? options.elements?._mounted();
      if (!element) return { error: noElement() };
      const details = options.billing_details ?? options.params?.billing_details;
      const { error, paymentMethod } = await element._tokenize(details);
      return error ? { error } : { paymentMethod };
    },
    createToken: async () => ({
      error: {
        type: 'invalid_request_error',
        message: 'The sandbox makes payment methods, not tokens.',
      },
    }),
    createEmbeddedCheckoutPage: (options: Parameters<typeof makeEmbeddedCheckout>[1]) =>
      makeEmbeddedCheckout(base, options),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function asResult(kind: IntentKind, { intent, error }: Outcome) {
  if (error) return { error };
  return kind === 'payment_intent' ? { paymentIntent: intent } : { setupIntent: intent };
}

Object.assign(Stripe, { version: 'endive' });
Object.assign(window, { Stripe });
