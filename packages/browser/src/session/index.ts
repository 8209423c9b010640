export { createBrowserSession, type SessionKeys } from './browser-session.ts';
export {
  LOADING,
  type Login,
  type Session,
  type SessionEndReason,
  type SessionSource,
  type SessionUser,
  VISITOR,
} from './session.ts';
