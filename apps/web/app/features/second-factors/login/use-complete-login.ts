import { errorCode } from '@rostra/browser/errors';
import { type AuthResponse, completeLogin, type FactorProof } from '@rostra/contract';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';

export interface CompleteLoginOptions {
  /** The token of the pending login. */
  token: string;
  /** Runs the call, and remembers if the account turns out to be blocked. */
  attempt: <T>(logIn: () => Promise<T>) => Promise<T>;
  onLoggedIn: (login: AuthResponse) => void;
  /** Back to the password, with a reason if the login has expired. */
  onCancel: (reason?: string) => void;
}

export function useCompleteLogin({ token, attempt, onLoggedIn, onCancel }: CompleteLoginOptions) {
  const api = useApi();
  const errorMessage = useErrorMessage();
  return async (proof: FactorProof): Promise<undefined> => {
    try {
      onLoggedIn(await attempt(() => api(completeLogin, { body: { token, proof } })));
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'login_expired' && code !== 'account_blocked') throw error;
      // The login page explains a block itself.
      onCancel(code === 'login_expired' ? errorMessage(error) : undefined);
    }
  };
}
