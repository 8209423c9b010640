import type { MailState } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';

export async function insertMail(
  db: Queries,
  row: { kind: string; recipient: string; sealed: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('mails')
    .values({ ...row, attempts: 0, due_at: row.created_at })
    .execute();
}

export const hasDueMail = async (db: Queries, now: string): Promise<boolean> =>
  (await findNextDue(db, now)) !== undefined;

const findNextDue = (db: Queries, now: string) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Leases one due mail. The update repeats the condition, so that exactly one of several processes
 * gets it; if that one dies, the mail is due again when the lease expires.
 */
export async function claimDueMail(db: Queries, now: string, leaseUntil: string) {
  const next = await findNextDue(db, now);
  if (!next) return 'none due';
  const claimed = await db
    .updateTable('mails')
    .set((eb) => ({ due_at: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', next.id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? 'taken by another';
}

export async function finishMail(db: Queries, id: number, sentAt: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: sentAt, due_at: null, sealed: null, last_error: null, server_reply: null })
    .where('id', '=', id)
    .execute();
}

/** `dueAt` null means giving up: the mail stays, so that an operator can send it again. */
export async function postponeMail(
  db: Queries,
  id: number,
  { dueAt, error, reply }: { dueAt: string | null; error: string; reply: string | null },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ due_at: dueAt, last_error: error, server_reply: reply })
    .where('id', '=', id)
    .execute();
}

/** Makes mails due that were given up. Returns how many. */
export async function requeueFailedMails(db: Queries, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ due_at: now, attempts: 0 })
    .where('due_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('sealed', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countWaitingMails(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Mails that were given up and can be sent again. */
export async function countFailedMails(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('due_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('sealed', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findLatestMails(db: Queries, limit: number) {
  return db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

export async function deleteMailsBefore(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', before).execute();
}

/** Keeps mails of these kinds that are still to be sent. */
export async function deleteMailsTo(
  db: Queries,
  recipient: string,
  keptKinds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('recipient', '=', recipient)
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('kind', 'not in', keptKinds)]))
    .execute();
}

/** Makes one mail due that was given up. False if it was not. */
export async function requeueMail(db: Queries, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ due_at: now, attempts: 0 })
    .where('id', '=', id)
    .where('due_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('sealed', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findMail = (db: Queries, id: number) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export async function countMails(db: Queries) {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.count<number | string>('due_at').as('waiting'),
      fn.count<number | string>('sent_at').as('sent'),
      fn.countAll<number | string>().as('all'),
    ])
    .executeTakeFirstOrThrow();
  const [waiting, sent] = [Number(row.waiting), Number(row.sent)];
  return { waiting, sent, failed: Number(row.all) - waiting - sent };
}

interface MailPage {
  state: MailState;
  before: number | undefined;
  limit: number;
}

/** Without their contents, newest first. */
export function findMailsIn(db: Queries, { state, before, limit }: MailPage) {
  let query = db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'attempts', 'created_at', 'due_at', 'sent_at'])
    .select(['last_error', 'server_reply'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (state === 'sent') query = query.where('sent_at', 'is not', null);
  else query = query.where('sent_at', 'is', null);
  if (state === 'waiting') query = query.where('due_at', 'is not', null);
  if (state === 'failed') query = query.where('due_at', 'is', null);
  return (before === undefined ? query : query.where('id', '<', before)).execute();
}

/** Without their contents, newest first. */
export const findMailsTo = (db: Queries, recipient: string, limit: number) =>
  db
    .selectFrom('mails')
    .select(['id', 'kind', 'created_at', 'due_at', 'sent_at', 'last_error'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
