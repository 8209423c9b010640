import type { Queries } from '../../../db/client.ts';
import { unauthorized } from '../../../errors.ts';
import type { AvatarContext } from '../context.ts';
import { findAvatar, insertLooseAvatar, lockAvatarOf } from './avatars.repo.ts';

/**
 * Lists the user's avatar as loose, before the caller's transaction detaches it from the user.
 * Returns its name, if there is one.
 */
export async function releaseAvatar(
  { now }: Pick<AvatarContext, 'now'>,
  tx: Queries,
  userId: number,
): Promise<string | undefined> {
  const fileId = await lockAvatarOf(tx, userId);
  if (fileId === undefined) throw unauthorized();
  const file = fileId === null ? undefined : await findAvatar(tx, fileId);
  if (file) await insertLooseAvatar(tx, file.name, now().toISOString());
  return file?.name;
}
