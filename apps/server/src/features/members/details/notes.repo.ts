import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { MembersTables } from '../../../db/tables/members.ts';

export const insertNote = (tx: Queries, row: Insertable<MembersTables['member_notes']>) =>
  tx.insertInto('member_notes').values(row).returningAll().executeTakeFirstOrThrow();

export const findNotes = (db: Queries, userId: number) =>
  db
    .selectFrom('member_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** False if there is no such note about this member. */
export async function deleteNote(tx: Queries, userId: number, noteId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_notes')
    .where('id', '=', noteId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
