export { sessionsAccountHooks } from './account-hooks.ts';
export { authenticate } from './authenticate.ts';
export type { LoginContext } from './context.ts';
export { createAccountSessions } from './create-account-sessions.ts';
export { sessionsFeature } from './feature.ts';
export { findCaller } from './find-caller.ts';
export { clearLoginAttempts } from './login/clear-login-attempts.ts';
export { completeLogin, startLogin } from './login/start-login.ts';
export { createAccessTokens } from './tokens/access-tokens.ts';
