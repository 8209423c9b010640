import type { Queries } from '../../../db/client.ts';

export async function hasKnownDevice(
  db: Queries,
  userId: number,
  deviceHashes: readonly string[],
): Promise<boolean> {
  if (deviceHashes.length === 0) return false;
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', 'in', deviceHashes)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this hash is stored for any account. */
export async function isDeviceHashStored(db: Queries, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('device_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevices(
  db: Queries,
  userId: number,
  deviceHashes: readonly string[],
  now: string,
): Promise<void> {
  const rows = deviceHashes.map((hash) => ({ user_id: userId, device_hash: hash, seen_at: now }));
  await db
    .insertInto('known_devices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

export async function deleteDevicesOf(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export async function deleteDevicesUnseenSince(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('known_devices').where('seen_at', '<', before).execute();
}
