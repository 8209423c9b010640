import type { Client } from '@rostra/contract/client';
import { readCsrfToken } from '../../../lib/browser/csrf-cookie.ts';
import { errorCode, errorStatus } from '../../../lib/errors/error-status.ts';
import type { SessionSource } from './session.ts';

export const loadClient = () => import('@rostra/contract/client');

/**
 * The contract's client with the session's token. A 401 ends the session. If the server wants a proof of
 * identity first, the call is repeated after `requestProof`.
 */
export function createMemberApi(source: SessionSource, requestProof?: () => Promise<void>): Client {
  const send = createSender(source);
  return async (call, ...args) => {
    try {
      return await send(call, ...args);
    } catch (error) {
      if (!requestProof || errorCode(error) !== 'proof_required') throw error;
      await requestProof();
      return send(call, ...args);
    }
  };
}

function createSender(source: SessionSource): Client {
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
