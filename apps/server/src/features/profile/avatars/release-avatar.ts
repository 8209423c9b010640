import type { Queries } from '../../../db/client.ts';
import { unauthorized } from '../../../errors.ts';
import { lockUsers } from '../../accounts/index.ts';
import type { AvatarContext } from '../context.ts';
import { findAvatar, insertLooseAvatar } from './avatars.repo.ts';

/**
 * Lists the user's avatar as loose, before the caller's transaction detaches it from the user.
 * Returns its name, if there is one.
 */
export async function releaseAvatar(
  { now }: Pick<AvatarContext, 'now'>,
  tx: Queries,
  userId: number,
): Promise<string | undefined> {
  const [user] = await lockUsers(tx, [userId]);
  if (!user) throw unauthorized();
  const file = user.avatar_id === null ? undefined : await findAvatar(tx, user.avatar_id);
  if (file) await insertLooseAvatar(tx, file.name, now().toISOString());
  return file?.name;
}
