import type { AuthenticationResponse, RequestOptions } from '@rostra/contract';

/** Loaded when a passkey is used: most visitors never need it. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Asks for one of the user's passkeys in the browser's own dialog, or among autofill suggestions. */
export async function askForPasskey(
  options: RequestOptions,
  { useBrowserAutofill = false } = {},
): Promise<AuthenticationResponse> {
  const { startAuthentication } = await loadWebAuthn();
  return startAuthentication({ optionsJSON: options, useBrowserAutofill });
}
