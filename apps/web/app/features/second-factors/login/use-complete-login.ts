import { errorCode } from '@rostra/browser/errors';
import { type AuthResponse, completeLogin, type FactorProof } from '@rostra/contract';
import { errorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';

export interface CompleteLoginOptions {
  /** The token of the pending login. */
  token: string;
  onLoggedIn: (login: AuthResponse) => void;
  /** Back to the password, with a reason if the login has expired. */
  onCancel: (reason?: string) => void;
}

export function useCompleteLogin({ token, onLoggedIn, onCancel }: CompleteLoginOptions) {
  const api = useApi();
  return async (proof: FactorProof): Promise<undefined> => {
    try {
      onLoggedIn(await api(completeLogin, { body: { token, proof } }));
    } catch (error) {
      if (errorCode(error) !== 'login_expired') throw error;
      onCancel(errorMessage(error));
    }
  };
}
