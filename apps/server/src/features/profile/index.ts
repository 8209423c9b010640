export { cleanUpAvatars } from './avatars/delete-avatar-files.ts';
export { replaceAvatar } from './avatars/replace-avatar.ts';
export type { ProfileContext } from './context.ts';
export { profileFeature } from './feature.ts';
