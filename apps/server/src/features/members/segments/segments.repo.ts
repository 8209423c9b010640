import type { Queries } from '../../../db/client.ts';

export const findSegments = (db: Queries) =>
  db
    .selectFrom('member_segments')
    .select(['id', 'name', 'query'])
    .orderBy('name_key')
    .orderBy('id')
    .execute();

export const findSegment = (db: Queries, id: number) =>
  db.selectFrom('member_segments').select('query').where('id', '=', id).executeTakeFirst();

export async function countSegments(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('member_segments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewSegment {
  name: string;
  name_key: string;
  query: string;
  updated_at: string;
}

/** Replaces the segment of the same name. */
export const putSegment = (db: Queries, row: NewSegment) =>
  db
    .insertInto('member_segments')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name_key')
        .doUpdateSet({ name: row.name, query: row.query, updated_at: row.updated_at }),
    )
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow();

export async function deleteSegment(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('member_segments').where('id', '=', id).execute();
}
