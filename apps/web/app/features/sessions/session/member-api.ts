import type { Client } from '@rostra/contract/client';
import { readCsrfToken } from '../../../lib/browser/csrf-cookie.ts';
import { errorStatus } from '../../../lib/errors/error-status.ts';
import type { SessionSource } from './session.ts';

export const loadClient = () => import('@rostra/contract/client');

/** The contract's client with the session's token. A 401 ends the session. */
export function createMemberApi(source: SessionSource): Client {
  return async (call, ...args) => {
    const { createClient } = await loadClient();
    const token = await source.getToken();
    const client = createClient({
      baseUrl: '',
      token: () => token,
      antiForgery: readCsrfToken,
    });
    try {
      return await client(call, ...args);
    } catch (error) {
      if (token && errorStatus(error) === 401) source.refuse(token);
      throw error;
    }
  };
}
