import { randomBytes } from 'node:crypto';
import type { MediaFile } from '@rostra/contract';
import { changeProfile } from '../../accounts/index.ts';
import { storeImage } from '../../media/index.ts';
import type { AvatarContext } from '../context.ts';
import { deleteLooseAvatar, insertLooseAvatar } from './avatars.repo.ts';
import { deleteAvatarFiles } from './delete-avatar-files.ts';
import { releaseAvatar } from './release-avatar.ts';

/** Pixels; no page shows an avatar larger. */
const MAX_SIDE = 1_000;

/**
 * Files and rows cannot change in one transaction. So an avatar is listed as loose while it belongs
 * to no user: from before it is stored, and from when its user drops it until it is deleted. The
 * clean-up deletes whatever a crash leaves on that list.
 */
export async function replaceAvatar(
  context: AvatarContext,
  userId: number,
  bytes: Uint8Array,
): Promise<MediaFile> {
  const { db, now, media } = context;
  const name = `avatar-${randomBytes(12).toString('hex')}`;
  await insertLooseAvatar(db.queries, name, now().toISOString());
  const file = await storeImage(media, { bytes, filename: name, maxSide: MAX_SIDE }).catch(
    async (error: unknown) => {
      await deleteLooseAvatar(db.queries, name);
      throw error;
    },
  );
  const old = await db.transaction(async (tx) => {
    const released = await releaseAvatar(context, tx, userId);
    const changes = { avatar_id: file.id, updated_at: now().toISOString() };
    if (!(await changeProfile(tx, userId, changes))) return undefined;
    await deleteLooseAvatar(tx, name);
    return released;
  });
  if (old) await deleteAvatarFiles(context, old);
  return file;
}

export async function removeAvatar(context: AvatarContext, userId: number): Promise<void> {
  const old = await context.db.transaction(async (tx) => {
    const released = await releaseAvatar(context, tx, userId);
    await changeProfile(tx, userId, { avatar_id: null });
    return released;
  });
  if (old) await deleteAvatarFiles(context, old);
}
