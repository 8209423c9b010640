export { getMe } from './get-me.ts';
export { getUser } from './get-user.ts';
export { metadataSchema, readUserData, type UserData, userDataSchema } from './metadata.ts';
export {
  type ProfileFields,
  patchUser,
  profileFieldsSchema,
  type UserChanges,
  updateMe,
  updateUser,
  userChangesSchema,
  userLanguageSchema,
} from './update-user.ts';
