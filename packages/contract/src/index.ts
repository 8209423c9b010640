export type { Access, Call, CallInput, CallOutput, Method } from './call.ts';
export { defineCall } from './call.ts';
export { type AuthAnswer, authAnswerSchema } from './calls/auth/auth-answer.ts';
export {
  changePassword,
  type PasswordChange,
  passwordChangeSchema,
} from './calls/auth/change-password.ts';
export {
  emailSchema,
  newPasswordSchema,
  normalisePassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  usernameSchema,
} from './calls/auth/credentials.ts';
export { forgotPassword, forgotPasswordSchema } from './calls/auth/forgot-password.ts';
export { type LogInInput, logIn, logInSchema } from './calls/auth/log-in.ts';
export { logOut } from './calls/auth/log-out.ts';
export { refreshToken } from './calls/auth/refresh-token.ts';
export { type Registration, register, registrationSchema } from './calls/auth/register.ts';
export {
  PASSWORDS_DIFFER,
  type PasswordReset,
  resetPassword,
  resetPasswordSchema,
} from './calls/auth/reset-password.ts';
export * from './calls/billing/index.ts';
export * from './calls/content/index.ts';
export { getSite, type Site, siteSchema } from './calls/get-site.ts';
export * from './calls/member-area/index.ts';
export {
  countUnreadNotices,
  listNotices,
  MAX_UNREAD,
  markAllNoticesRead,
  markNoticeRead,
  type Notice,
  type NoticeKind,
  noticeKinds,
  noticeSchema,
} from './calls/notifications/notifications.ts';
export { OK } from './calls/ok.ts';
export {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
  sessionSchema,
} from './calls/sessions/sessions.ts';
export {
  AVATAR_MAX_BYTES,
  AVATAR_REF,
  AVATAR_TYPES,
  avatarForm,
  uploadFiles,
} from './calls/upload/upload-files.ts';
export {
  changeEmail,
  confirmEmail,
  confirmEmailSchema,
  type EmailChange,
  emailChangeSchema,
} from './calls/users/change-email.ts';
export { deleteMe, deleteMeSchema, getDeletionNotice } from './calls/users/delete-me.ts';
export { getMe } from './calls/users/get-me.ts';
export { getUser } from './calls/users/get-user.ts';
export {
  metadataSchema,
  readUserData,
  type UserData,
  userDataSchema,
} from './calls/users/metadata.ts';
export { downloadMyData, type MyData, myDataSchema } from './calls/users/my-data.ts';
export {
  type ProfileFields,
  patchUser,
  profileFieldsSchema,
  type UserChanges,
  updateMe,
  updateUser,
  userChangesSchema,
} from './calls/users/update-user.ts';
export { type Profile, type User, userSchema } from './calls/users/user.ts';
export {
  type ErrorCode,
  type ErrorEnvelope,
  errorCodes,
  errorEnvelopeSchema,
  errorTable,
  type FieldError,
  fieldErrorSchema,
} from './errors.ts';
export { formatMoney } from './money.ts';
