import { removeFile } from '../../media/index.ts';
import type { AvatarContext } from '../context.ts';
import { deleteLooseAvatar, findLooseAvatarsBefore, findUnusedFiles } from './avatars.repo.ts';

/** Longer than any upload takes. */
const SETTLED_AFTER_MS = 60 * 60_000;

/** Deletes the files of a loose avatar. If that fails, the avatar stays listed for the clean-up. */
export async function deleteAvatarFiles(context: AvatarContext, name: string): Promise<void> {
  const { db, logger, media } = context;
  try {
    for (const id of await findUnusedFiles(db.queries, name)) await removeFile(media, id);
    await deleteLooseAvatar(db.queries, name);
  } catch (error) {
    logger.warn({ err: error }, 'avatar files not deleted yet');
  }
}

export async function cleanUpAvatars(context: AvatarContext): Promise<void> {
  const before = new Date(context.now().getTime() - SETTLED_AFTER_MS).toISOString();
  for (const name of await findLooseAvatarsBefore(context.db.queries, before)) {
    await deleteAvatarFiles(context, name);
  }
}
