import { useMessages } from '@rostra/messages/react';
import { errorStatus } from '../errors/error-status.ts';

const reasons: Record<string, 'cancelled' | 'exists' | 'address'> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  SecurityError: 'address',
};

/** Explains why a passkey did not work. Errors of the API explain themselves. */
export function usePasskeyFailure(): (error: unknown) => string {
  const t = useMessages('two-step-login');
  return (error) => {
    if (error instanceof Error && errorStatus(error) !== undefined) return error.message;
    const name = error instanceof Error ? error.name : '';
    return t(`passkeyFailure.${reasons[name] ?? 'unsupported'}`);
  };
}
