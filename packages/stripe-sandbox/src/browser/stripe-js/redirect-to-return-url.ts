import type { IntentKind } from './confirm.ts';

/** Redirects to `return_url` as Stripe.js does. The promise never resolves, because the page unloads. */
export function redirectToReturnUrl(
  returnUrl: string | undefined,
  kind: IntentKind,
  secret: string,
  status?: string,
) {
  if (!returnUrl)
    throw new Error('confirmParams.return_url is needed unless redirect is "if_required".');
  const target = new URL(returnUrl, window.location.href);
  target.searchParams.set(kind, secret.split('_secret_')[0] ?? '');
  target.searchParams.set(`${kind}_client_secret`, secret);
  target.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'pending');
  window.location.assign(target);
  return new Promise<never>(() => {});
}
