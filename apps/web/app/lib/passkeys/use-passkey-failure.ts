import { errorStatus } from '@rostra/browser/errors';
import { useMessages } from '@rostra/messages/react';
import { useErrorMessage } from '../errors/error-message.ts';

const reasons: Record<string, 'cancelled' | 'exists' | 'address'> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  SecurityError: 'address',
};

/** Explains why a passkey did not work. Errors of the API explain themselves. */
export function usePasskeyFailure(): (error: unknown) => string {
  const t = useMessages('two-step-login');
  const errorMessage = useErrorMessage();
  return (error) => {
    if (errorStatus(error) !== undefined) return errorMessage(error);
    const name = error instanceof Error ? error.name : '';
    return t(`passkeyFailure.${reasons[name] ?? 'unsupported'}`);
  };
}
