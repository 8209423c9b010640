import type { Queries } from '../../../db/client.ts';

export const findAvatar = (db: Queries, fileId: number) =>
  db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst();

export async function insertLooseAvatar(db: Queries, name: string, now: string): Promise<void> {
  await db
    .insertInto('loose_avatars')
    .values({ file_name: name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteLooseAvatar(db: Queries, name: string): Promise<void> {
  await db.deleteFrom('loose_avatars').where('file_name', '=', name).execute();
}

export async function findLooseAvatarsBefore(db: Queries, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('loose_avatars')
    .select('file_name')
    .where('created_at', '<', before)
    .execute();
  return rows.map((row) => row.file_name);
}

/** Files with this name that belong to no user. */
export async function findUnusedFiles(db: Queries, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('files')
    .leftJoin('users', 'users.avatar_id', 'files.id')
    .select('files.id')
    .where('files.name', '=', name)
    .where('users.id', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}
