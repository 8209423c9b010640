import type { FieldError } from '../protocol.ts';
import type { CallResult, makeCaller } from './api.ts';
import { showChallenge } from './challenge.ts';
import { frameTexts } from './frame-texts.ts';

export type IntentKind = 'payment_intent' | 'setup_intent';
type Caller = ReturnType<typeof makeCaller>;
type Intent = NonNullable<CallResult['value']>;

const UNKNOWN: FieldError = { type: 'api_error', message: 'The payment service did not respond.' };

export interface Outcome {
  intent?: Intent;
  error?: FieldError;
}

/** Confirms an intent with a card and handles 3-D Secure. */
export function makeConfirmer(base: string, call: Caller, locale: string) {
  async function confirm(
    kind: IntentKind,
    clientSecret: string,
    params: { payment_method?: string; return_url?: string },
  ): Promise<Outcome> {
    const id = idOf(clientSecret);
    const { value, error } = await call('POST', `${kind}s/${id}/confirm`, {
      ...params,
      client_secret: clientSecret,
      use_stripe_sdk: true,
    });
    return value ? proceed(kind, clientSecret, value) : { error: error ?? UNKNOWN };
  }

  async function retrieve(kind: IntentKind, clientSecret: string): Promise<Outcome> {
    const { value, error } = await call('GET', `${kind}s/${idOf(clientSecret)}`, {
      client_secret: clientSecret,
    });
    return value ? { intent: value } : { error: error ?? UNKNOWN };
  }

  /** Handles the intent's next action. */
  async function proceed(kind: IntentKind, clientSecret: string, intent: Intent): Promise<Outcome> {
    if (intent.status !== 'requires_action') return { intent };
    const id = idOf(clientSecret);
    const url = `${base}/3ds/${id}?client_secret=${encodeURIComponent(clientSecret)}&locale=${encodeURIComponent(locale)}`;
    if ((await showChallenge(url, frameTexts(locale))) === 'closed')
      await failAuthentication(base, id, clientSecret);
    const after = await retrieve(kind, clientSecret);
    if (after.intent?.status !== 'requires_payment_method') return after;
    const last =
      after.intent[kind === 'payment_intent' ? 'last_payment_error' : 'last_setup_error'];
    return { error: { ...(last as FieldError), [kind]: after.intent } };
  }

  async function handleNext(kind: IntentKind, clientSecret: string): Promise<Outcome> {
    const found = await retrieve(kind, clientSecret);
    return found.intent ? proceed(kind, clientSecret, found.intent) : found;
  }

  return { confirm, retrieve, handleNext };
}

/** Closing the dialog counts as a failed authentication. */
async function failAuthentication(base: string, id: string, clientSecret: string): Promise<void> {
  await fetch(`${base}/3ds/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, result: 'fail', embedded: '1' }),
    mode: 'no-cors',
  });
}

function idOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

export function kindOf(clientSecret: string): IntentKind {
  return clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
}
