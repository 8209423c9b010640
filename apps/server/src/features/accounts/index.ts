export type { UserRow } from '../../db/tables/accounts.ts';
export type { AccountSessions, LoginResult, StartedLogin } from './account-sessions.ts';
export type { AccountContext, StaffPerson } from './context.ts';
export { createArgon2Pool } from './credentials/argon2-pool.ts';
export { hashCode, newCode } from './credentials/one-time-code.ts';
export {
  createPasswordHasher,
  DEFAULT_COST,
  type PasswordCost,
  type PasswordHasher,
} from './credentials/password-hasher.ts';
export { checkNewPassword } from './credentials/password-policy/check-new-password.ts';
export { setPassword } from './credentials/set-password.ts';
export {
  lockVerifiedUser,
  verifyOwner,
  verifyOwnPassword,
} from './credentials/verify-own-password.ts';
export { cancelDeletion } from './deletion/cancel-deletion.ts';
export { deleteAccount } from './deletion/delete-account.ts';
export { accountsFeature } from './feature.ts';
export { memberEvent } from './member-event.ts';
export { checkDisplayedName, isForbiddenName } from './names/check-displayed-name.ts';
export { exportOwnData } from './own-data/export-own-data.ts';
export { createMember } from './registration/create-member.ts';
export { listOwnSecurityEvents } from './security-events/list-security-events.ts';
export {
  recordFailure,
  recordSecurityEvent,
} from './security-events/record-security-event.ts';
export { addressBlock } from './throttling/address-block.ts';
export {
  clearAttempts,
  countAttempt,
  type ThrottleRule,
  throttleKey,
  undoAttempt,
} from './throttling/count-attempt.ts';
export {
  changeAccess,
  changeProfile,
  forgetCustomers,
  lockUnusedUser,
  lockUsers,
  setFirstCustomer,
} from './users/change-user.ts';
export { changeUserEmail } from './users/change-user-email.ts';
export { type ConfirmedUser, confirmUser, isConfirmed } from './users/confirmed-user.ts';
export { createImportedUser } from './users/create-imported-user.ts';
export { createInvitedUser } from './users/create-invited-user.ts';
export { describeUser } from './users/describe-user.ts';
export { deviceLabel, translateDevice } from './users/device-label.ts';
export {
  accountKey,
  findActiveUserByEmail,
  findPeopleWith,
  findUser,
  findUserByAccountKey,
  findUserRow,
  isEmailTaken,
  lockActiveUser,
} from './users/find-user.ts';
export { freeUsernameFor } from './users/free-username-for.ts';
export { newUser } from './users/new-user.ts';
