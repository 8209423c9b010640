import { errorStatus } from '../errors/error-status.ts';

const CANCELLED = 'No passkey was used. Please try again.';

const messages: Record<string, string> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** What to tell somebody whose passkey did not work. Errors of the API explain themselves. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof Error && errorStatus(error) !== undefined) return error.message;
  const name = error instanceof Error ? error.name : '';
  return messages[name] ?? 'This browser does not support passkeys.';
}
