export type { AccountCompanion } from './account-companion.ts';
export { argon2Threads } from './argon2-threads.ts';
export { cleanUpAvatars, removeAvatar, replaceAvatar } from './avatars.ts';
export { cleanUpAccounts } from './clean-up-accounts.ts';
export type { AccountContext } from './context.ts';
export {
  deleteEmailChangeOf,
  deleteExpiredEmailChanges,
  findEmailChangeOwner,
  putEmailChange,
  takeEmailChange,
} from './email-changes.repo.ts';
export { passwordChangedMail } from './emails.ts';
export { forgiveAttempts } from './forgive-attempts.ts';
export { emailChangedNews, passwordChangedNews } from './news.ts';
export { hashCode, newCode } from './one-time-code.ts';
export {
  createPasswordHasher,
  DEFAULT_COST,
  type PasswordCost,
  type PasswordHasher,
} from './password-hasher.ts';
export { checkNewPassword } from './password-policy.ts';
export { proveOwnPassword } from './prove-own-password.ts';
export { newUser } from './register-member.ts';
export {
  deleteExpiredResetCodes,
  deleteResetCodesOf,
  findResetCodeOwner,
  insertResetCode,
  takeResetCode,
} from './reset-codes.repo.ts';
export { accountRoutes } from './routes.ts';
export { answerSignIn, type SignedIn, signIn } from './sign-in.ts';
export { takeAttempt, throttleKey } from './throttle.ts';
export { describeUser } from './user-view.ts';
export {
  findUserByEmail,
  findUserById,
  findUserByStripeCustomerId,
  findUserOfRequest,
  insertUser,
  lockUser,
  type UserRow,
  updateUser,
  updateUserWithPassword,
} from './users.repo.ts';
