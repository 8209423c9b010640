import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';

export async function wantsMails(queries: Queries, userId: number): Promise<boolean> {
  const stop = await queries
    .selectFrom('consultation_mail_stops')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return stop === undefined;
}

export async function setWantsMails(
  queries: Queries,
  { userId, isWanted, at }: { userId: number; isWanted: boolean; at: string },
): Promise<void> {
  if (isWanted) {
    await queries.deleteFrom('consultation_mail_stops').where('user_id', '=', userId).execute();
    return;
  }
  await stopMails(queries, userId, at);
}

/** Does nothing if the account was deleted. */
export async function stopMails(queries: Queries, userId: number, at: string): Promise<void> {
  await queries
    .insertInto('consultation_mail_stops')
    .columns(['user_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(['users.id', eb.val(at).as('created_at')])
        .where('users.id', '=', userId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Consultations of whose opening somebody may still have to be told. */
export const findConsultationsToAnnounce = (queries: Queries): Promise<ConsultationRow[]> =>
  queries
    .selectFrom('consultations')
    .selectAll()
    .where('told_up_to', 'is not', null)
    .orderBy('opens_at')
    .orderBy('id')
    .execute();

/** The next accounts, by their ids, that existed at the opening. */
export const findPeople = (
  tx: Queries,
  { after, openedAt, limit }: { after: number; openedAt: string; limit: number },
) =>
  tx
    .selectFrom('users')
    .leftJoin('consultation_mail_stops', 'consultation_mail_stops.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.language',
      'users.email_confirmed_at',
      'consultation_mail_stops.user_id as stopped',
    ])
    .where('users.id', '>', after)
    .where('users.is_blocked', '=', 0)
    .where('users.created_at', '<=', openedAt)
    .orderBy('users.id')
    .limit(limit)
    .execute();
