import type { Queries } from '../../../db/client.ts';
import type { StoredSetting } from '../../../settings/site-settings.ts';

export async function findSettings(queries: Queries): Promise<StoredSetting[]> {
  const rows = await queries
    .selectFrom('settings')
    .select(['key', 'value', 'version', 'updated_at'])
    .execute();
  return rows.map(({ key, value, version, updated_at }) => ({
    key,
    value: JSON.parse(value),
    version,
    updatedAt: updated_at,
  }));
}

interface NewSetting extends StoredSetting {
  readonly updatedBy: number | null;
}

/**
 * Stores a setting whose version is one higher than the stored one, and returns whether it did. Only one
 * of two concurrent changes that are based on the same version is stored.
 */
export async function putSetting(queries: Queries, setting: NewSetting): Promise<boolean> {
  const row = {
    value: JSON.stringify(setting.value),
    version: setting.version,
    updated_at: setting.updatedAt,
    updated_by: setting.updatedBy,
  };
  const rows = await queries
    .insertInto('settings')
    .values({ key: setting.key, ...row })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where('settings.version', '=', setting.version - 1),
    )
    .returning('key')
    .execute();
  return rows.length > 0;
}

/** As JSON. */
export async function findStored(queries: Queries, key: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}
