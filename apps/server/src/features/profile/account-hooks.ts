import type { AccountHooks } from '../../feature.ts';
import { deleteAvatarFiles } from './avatars/delete-avatar-files.ts';
import { releaseAvatar } from './avatars/release-avatar.ts';
import type { ProfileContext } from './context.ts';

export const profileAccountHooks = (context: ProfileContext): AccountHooks => ({
  name: 'profile',
  onDeletion: async (tx, userId) => {
    const avatar = await releaseAvatar(context, tx, userId);
    return avatar === undefined ? undefined : () => deleteAvatarFiles(context, avatar);
  },
});
