import { randomBytes } from 'node:crypto';
import type { MediaFile } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { removeFile, storeImage } from '../media/index.ts';
import {
  deleteLooseAvatar,
  findAvatar,
  findLooseAvatarsBefore,
  findUnusedFiles,
  insertLooseAvatar,
  lockAvatarOf,
} from './avatars.repo.ts';
import type { AccountContext } from './context.ts';
import { updateUser } from './users/users.repo.ts';

/** Pixels; no page shows an avatar larger. */
const MAX_SIDE = 1_000;

type AvatarContext = Pick<AccountContext, 'db' | 'logger' | 'now' | 'media'>;

/**
 * Files and rows cannot change in one step, so every picture is on the list of loose ones while it
 * belongs to nobody: before it is stored, and from when its user lets go of it until it is deleted.
 * Whatever a crash leaves on that list, the clean-up deletes.
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
    const loosened = await loosenAvatar(context, tx, userId);
    const changes = { avatar_id: file.id, updated_at: now().toISOString() };
    if (!(await updateUser(tx, userId, changes))) return undefined;
    await deleteLooseAvatar(tx, name);
    return loosened;
  });
  if (old) await tryDeletingFiles(context, old);
  return file;
}

export async function removeAvatar(context: AvatarContext, userId: number): Promise<void> {
  const old = await context.db.transaction(async (tx) => {
    const loosened = await loosenAvatar(context, tx, userId);
    await updateUser(tx, userId, { avatar_id: null });
    return loosened;
  });
  if (old) await tryDeletingFiles(context, old);
}

/** Puts the picture a user has on the list; the caller's transaction then takes it from the user. */
export async function loosenAvatar(
  { now }: Pick<AvatarContext, 'now'>,
  tx: Queries,
  userId: number,
): Promise<string | undefined> {
  const fileId = await lockAvatarOf(tx, userId);
  if (fileId === undefined) throw new AppError('unauthorized', 'Missing or invalid credentials');
  const file = fileId === null ? undefined : await findAvatar(tx, fileId);
  if (file) await insertLooseAvatar(tx, file.name, now().toISOString());
  return file?.name;
}

/** After the member's part is done: what fails here is on the list, and the clean-up's to do. */
export async function tryDeletingFiles(context: AvatarContext, name: string): Promise<void> {
  await deleteLooseFiles(context, name).catch((error: unknown) =>
    context.logger.warn({ err: error }, 'files of an avatar not deleted yet'),
  );
}

async function deleteLooseFiles({ db, media }: AvatarContext, name: string): Promise<void> {
  for (const id of await findUnusedFiles(db.queries, name)) await removeFile(media, id);
  await deleteLooseAvatar(db.queries, name);
}

/** Longer than any upload takes. */
const SETTLED_AFTER_MS = 60 * 60_000;

export async function cleanUpAvatars(context: AvatarContext): Promise<void> {
  const before = new Date(context.now().getTime() - SETTLED_AFTER_MS).toISOString();
  for (const name of await findLooseAvatarsBefore(context.db.queries, before)) {
    await tryDeletingFiles(context, name);
  }
}
