import type { Queries } from '../../../db/client.ts';

export interface OverrideRow {
  language: string;
  feature: string;
  key: string;
  text: string;
  changed_at: string;
}

export type OverrideId = Pick<OverrideRow, 'language' | 'feature' | 'key'>;

export const findOverrides = (queries: Queries): Promise<OverrideRow[]> =>
  queries.selectFrom('message_overrides').selectAll().execute();

export const findOverride = (queries: Queries, id: OverrideId): Promise<OverrideRow | undefined> =>
  queries
    .selectFrom('message_overrides')
    .selectAll()
    .where('language', '=', id.language)
    .where('feature', '=', id.feature)
    .where('key', '=', id.key)
    .executeTakeFirst();

export async function putOverride(queries: Queries, row: OverrideRow): Promise<void> {
  await queries
    .insertInto('message_overrides')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'feature', 'key'])
        .doUpdateSet({ text: row.text, changed_at: row.changed_at }),
    )
    .execute();
}

/** Returns whether it was stored: not if the text before is another one by now. Null for none. */
export async function replaceOverride(
  queries: Queries,
  row: OverrideRow,
  before: string | null,
): Promise<boolean> {
  const written =
    before === null
      ? queries
          .insertInto('message_overrides')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
      : queries
          .updateTable('message_overrides')
          .set({ text: row.text, changed_at: row.changed_at })
          .where('language', '=', row.language)
          .where('feature', '=', row.feature)
          .where('key', '=', row.key)
          .where('text', '=', before)
          .returning('key');
  return (await written.executeTakeFirst()) !== undefined;
}

export async function deleteOverride(queries: Queries, id: OverrideId): Promise<void> {
  await queries
    .deleteFrom('message_overrides')
    .where('language', '=', id.language)
    .where('feature', '=', id.feature)
    .where('key', '=', id.key)
    .execute();
}
