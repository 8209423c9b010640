import { checkInvitation, type StaffRole } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';

type InvitationState =
  | { status: 'checking' | 'spent' }
  | { status: 'failed'; message: string }
  | { status: 'open'; email: string; role: StaffRole };

/** Checks an invitation before anybody types a password. */
export function useInvitation(code: string) {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [state, setState] = useState<InvitationState>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is checked once, and again when asked for.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: InvitationState) => isCurrent && setState(next);
    show({ status: 'checking' });
    api(checkInvitation, { body: { code } }).then(
      ({ data }) => show({ status: 'open', ...data }),
      (error) =>
        show(
          isRefused(error)
            ? { status: 'spent' }
            : { status: 'failed', message: errorMessage(error) },
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);
  return {
    state,
    check: useCallback(() => setAttempt((count) => count + 1), []),
    onSpent: useCallback(() => setState({ status: 'spent' }), []),
  };
}

const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'invalid_code' || error.code === 'validation_failed');
