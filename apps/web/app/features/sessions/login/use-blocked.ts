import { errorCode } from '@rostra/browser/errors';
import { useCallback, useState } from 'react';

export interface Blocked {
  isBlocked: boolean;
  /** Runs one attempt to log in, and notes whether it failed because the account is blocked. */
  attempt: <T>(logIn: () => Promise<T>) => Promise<T>;
}

/** Whether the last attempt to log in was refused because the account is blocked. */
export function useBlocked(): Blocked {
  const [isBlocked, setIsBlocked] = useState(false);
  const attempt = useCallback(async <T>(logIn: () => Promise<T>): Promise<T> => {
    setIsBlocked(false);
    try {
      return await logIn();
    } catch (error) {
      if (errorCode(error) === 'account_blocked') setIsBlocked(true);
      throw error;
    }
  }, []);
  return { isBlocked, attempt };
}
