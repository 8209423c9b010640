import { type Client, createClient } from '@rostra/contract/client';
import { documentLanguage } from '../document-language.ts';
import { errorCode, errorStatus } from '../error-status.ts';
import { readCsrfToken } from '../storage/csrf-cookie.ts';
import type { SessionSource } from './session.ts';

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
    const token = await source.getToken();
    const client = createClient({
      baseUrl: '',
      token: () => token,
      antiForgery: readCsrfToken,
      language: documentLanguage,
    });
    const [input, options] = args;
    const read = call.method === 'GET' ? cancelAfterSession(source, options?.signal) : undefined;
    const callArgs = [input, read ? { ...options, signal: read.signal } : options] as typeof args;
    try {
      return await client(call, ...callArgs);
    } catch (error) {
      if (token && errorStatus(error) === 401) source.rejectToken(token);
      throw error;
    } finally {
      read?.stop();
    }
  };
}

/** Nobody needs the response after a logout, and the server would refuse the request. */
function cancelAfterSession(source: SessionSource, signal: AbortSignal | undefined) {
  if (source.getSession().status !== 'member') return undefined;
  const session = new AbortController();
  const stop = source.subscribe(() => {
    if (source.getSession().status !== 'member') session.abort();
  });
  return { stop, signal: signal ? AbortSignal.any([signal, session.signal]) : session.signal };
}
