export { type AuthAnswer, authAnswerSchema } from './auth-answer.ts';
export { type LogInInput, logIn, logInSchema } from './log-in.ts';
export { logOut } from './log-out.ts';
export { refreshToken } from './refresh-token.ts';
export {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
  sessionSchema,
} from './sessions.ts';
