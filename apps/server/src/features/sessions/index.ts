export { createAccessTokens } from './access-tokens.ts';
export { authenticate } from './authenticate.ts';
export type { ClientInfo, SessionContext } from './context.ts';
export { deviceLabel } from './device-label.ts';
export { sessionsFeature } from './feature.ts';
export { findCaller } from './find-caller.ts';
export { listOwnSessions } from './list-sessions.ts';
export { deleteExpiredSessions, deleteSessionsOf } from './sessions.repo.ts';
export { type StartedSession, startSession } from './start-session.ts';
