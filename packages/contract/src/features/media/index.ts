export { deleteFile, getFile, listFiles } from './file-calls.ts';
export * from './media-file.ts';
export {
  ALT_TEXT_REQUIRED,
  AVATAR_MAX_BYTES,
  AVATAR_REF,
  AVATAR_TYPES,
  avatarForm,
  libraryForm,
  mediaForm,
  uploadFiles,
} from './upload-files.ts';
