import type { AccountSessions } from '../accounts/index.ts';
import type { LoginContext } from './context.ts';
import { listOwnSessions } from './list-sessions.ts';
import { completeLogin, startLogin } from './login/start-login.ts';
import { deleteSessionsOf } from './sessions.repo.ts';

/** The part of this feature that accounts use. */
export const createAccountSessions = (context: LoginContext): AccountSessions => ({
  start: (tx, userId, client) => startLogin(context, tx, userId, client),
  complete: (user, login) => completeLogin(context, user, login),
  endAll: (tx, userId) => deleteSessionsOf(tx, userId),
  list: ({ userId, sessionId }) => listOwnSessions(context, userId, sessionId),
});
