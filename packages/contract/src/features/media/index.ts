export * from './media-file.ts';
export {
  AVATAR_MAX_BYTES,
  AVATAR_REF,
  AVATAR_TYPES,
  avatarForm,
  mediaForm,
  uploadFiles,
} from './upload-files.ts';
