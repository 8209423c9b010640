import type { ProfileFields, User, UserChanges } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField, unauthorized } from '../../errors.ts';
import type { Member } from '../../http/caller.ts';
import {
  changeProfile,
  checkDisplayedName,
  describeUser,
  lockActiveUser,
} from '../accounts/index.ts';
import { removeAvatar } from './avatars/replace-avatar.ts';
import type { ProfileContext } from './context.ts';

export async function updateOwnUser(
  context: ProfileContext,
  { userId, user }: Member,
  changes: UserChanges,
): Promise<User> {
  const { profile, metadata, language, username, ...flat } = changes;
  if (username !== undefined && username !== user.username) {
    throw invalidField(['username'], messageReference('profile-server', 'usernameFixed'));
  }
  if (language && !context.site.languages.offered.some((code) => code === language)) {
    throw invalidField(['language'], messageReference('profile-server', 'unknownLanguage'));
  }
  if (profile?.avatar === null) await removeAvatar(context, userId);
  const columns = toColumns({ ...flat, ...profile });
  const row = await context.db.transaction(async (tx) => {
    // Locked, so that two requests cannot put together a name that neither of them could give.
    const current = await lockActiveUser(tx, userId);
    if (!current) throw unauthorized();
    checkDisplayedName(current, columns, context.site.name);
    return changeProfile(tx, userId, {
      ...columns,
      ...(metadata === undefined ? {} : { metadata }),
      ...(language === undefined ? {} : { language }),
      updated_at: context.now().toISOString(),
    });
  });
  if (!row) throw unauthorized();
  return describeUser(context, row);
}

export function assertOwnId({ userId }: Member, id: number | undefined): void {
  if (id !== userId)
    throw new AppError('forbidden', messageReference('profile-server', 'notYours'));
}

/** Only what was sent: a missing field stays unchanged, an empty one is cleared. */
function toColumns({ firstName, lastName, bio, organisation }: ProfileFields) {
  return {
    ...(firstName === undefined ? {} : { first_name: firstName || null }),
    ...(lastName === undefined ? {} : { last_name: lastName || null }),
    ...(bio === undefined ? {} : { bio: bio || null }),
    ...(organisation === undefined ? {} : { organisation: organisation || null }),
  };
}
