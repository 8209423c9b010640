export { cancelDeletion } from './cancel-deletion.ts';
export {
  changePassword,
  type PasswordChange,
  passwordChangeSchema,
} from './change-password.ts';
export {
  emailSchema,
  newPasswordSchema,
  normalisePassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  usernameSchema,
} from './credentials.ts';
export { deleteMe, deleteMeSchema, getDeletionNotice } from './delete-me.ts';
export { downloadMyData, type MyData, myDataSchema } from './my-data.ts';
export { type Registration, register, registrationSchema } from './register.ts';
export {
  listSecurityEvents,
  type SecurityEvent,
  type SecurityEventKind,
  securityEventKinds,
} from './security-events.ts';
export { type Profile, type User, userSchema } from './user.ts';
