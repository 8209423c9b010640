export { cleanUpAvatars, removeAvatar, replaceAvatar } from './avatars.ts';
export type { AccountContext } from './context.ts';
export { createArgon2Pool } from './credentials/argon2-pool.ts';
export { passwordChangedMail } from './credentials/emails.ts';
export { passwordChangedNotice } from './credentials/notices.ts';
export { hashCode, newCode } from './credentials/one-time-code.ts';
export {
  createPasswordHasher,
  DEFAULT_COST,
  type PasswordCost,
  type PasswordHasher,
} from './credentials/password-hasher.ts';
export { checkNewPassword } from './credentials/password-policy.ts';
export { proveOwnPassword } from './credentials/verify-own-password.ts';
export {
  deleteEmailChangeOf,
  deleteExpiredEmailChanges,
  findEmailChangeOwner,
  putEmailChange,
  takeEmailChange,
} from './email-changes.repo.ts';
export { accountsFeature } from './feature.ts';
export { forgiveAttempts } from './login/forgive-attempts.ts';
export { answerSignIn, type SignedIn, signIn } from './login/sign-in.ts';
export { newUser } from './registration/register-member.ts';
export {
  deleteExpiredResetCodes,
  deleteResetCodesOf,
  findResetCodeOwner,
  insertResetCode,
  takeResetCode,
} from './reset-codes.repo.ts';
export { takeAttempt, throttleKey } from './throttling/throttle.ts';
export { describeUser } from './users/describe-user.ts';
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
} from './users/users.repo.ts';
