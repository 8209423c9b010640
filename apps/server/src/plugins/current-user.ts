import type { IncomingMessage, ServerResponse } from 'node:http';
import { getMe } from '@rostra/contract';
import { describeUser } from '../features/accounts/index.ts';
import type { ProfileContext } from '../features/profile/index.ts';
import {
  findSessionOfToken,
  findSessionWithUser,
  type SessionContext,
} from '../features/sessions/index.ts';
import type { AnswerLog } from '../http/answer-log.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { PreparedHead } from '../http/prepared-head.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { isForged } from './anti-forgery.ts';
import { apiHeaders } from './security-headers.ts';
import type { RequestsUnderWay } from './track-requests.ts';

export interface CurrentUserOptions {
  siteUrl: string;
  /** How many proxies are between us and a visitor. */
  proxies: number;
  nextRequestId: () => string;
  underWay: RequestsUnderWay;
  log: AnswerLog;
}

type Handled = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean;

/**
 * The short way for the call that every page of a member begins with: before routing and hooks, with
 * one read for session and user. It decides nothing else than the long way does, by the same rules; whoever
 * it cannot answer, for want of a good token or for any fault, goes on there and is told why.
 */
export function createCurrentUserAnswer(
  context: SessionContext & ProfileContext,
  { siteUrl, proxies, nextRequestId, underWay, log }: CurrentUserOptions,
): Handled {
  const head = new PreparedHead(200, [
    ...apiHeaders(siteUrl),
    ['content-type', 'application/json; charset=utf-8'],
  ]);

  const findBody = async (token: string): Promise<string | undefined> => {
    try {
      const row = await findSessionOfToken(context, token, findSessionWithUser);
      return row && JSON.stringify(await describeUser(context, row));
    } catch {
      return undefined; // the long way runs into it again, and reports it
    }
  };

  const send = (response: ServerResponse, body: string): string => {
    const requestId = nextRequestId();
    const length = Buffer.byteLength(body);
    head.write(response, requestId, length);
    response.end(body, length === body.length ? 'latin1' : 'utf8'); // ASCII leaves without a second look
    return requestId;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, token: string) => {
    const startedAt = performance.now();
    const ip = visitorAddress(request, proxies);
    const body = await findBody(token);
    if (body === undefined) return false;
    const reqId = send(response, body);
    const ms = performance.now() - startedAt;
    log({ reqId, method: getMe.method, path: getMe.path, ip, status: 200, ms });
    return true;
  };

  return (request, response, goOn) => {
    const token = tokenOfCall(request);
    if (token === undefined) return false;
    underWay.begin();
    void answer(request, response, token)
      .then((isAnswered) => isAnswered || goOn())
      .finally(() => underWay.end());
    return true;
  };
}

/** Only for the plainest form of the call; the long way takes more. */
function tokenOfCall({ method, url, headers }: IncomingMessage): string | undefined {
  if (url !== getMe.path || method !== getMe.method || isForged(headers)) return undefined;
  return bearerToken(headers.authorization);
}
