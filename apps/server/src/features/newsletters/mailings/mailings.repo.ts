import type { MailingState } from '@rostra/contract';
import { type Insertable, sql, type UpdateObject } from 'kysely';
import type { DbKind, Queries } from '../../../db/client.ts';
import type { Tables } from '../../../db/schema.ts';
import type { MailingRow, NewsletterTables } from '../../../db/tables/newsletters.ts';

type Table = NewsletterTables['mailings'];

export type MailingChanges = UpdateObject<Tables, 'mailings'>;

/** For `ignores_bounces`: staff have seen how many mails came back if it was paused for that. */
export const onceSeen = sql<0 | 1>`case when problem = 'bounces' then 1 else ignores_bounces end`;

export const findMailing = (queries: Queries, id: string): Promise<MailingRow | undefined> =>
  queries.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();

/** Nobody else changes it until the transaction ends. */
export function lockMailing(
  tx: Queries,
  kind: DbKind,
  id: string,
): Promise<MailingRow | undefined> {
  const query = tx.selectFrom('mailings').selectAll().where('id', '=', id);
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/** Undefined if there is one with this id already. */
export const insertMailing = (
  tx: Queries,
  row: Insertable<Table>,
): Promise<{ id: string } | undefined> =>
  tx
    .insertInto('mailings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

interface Version {
  readonly id: string;
  /** Without one, the time of the last change does not matter. */
  readonly updatedAt?: string | undefined;
}

/** Undefined if it is in none of these states any more, or was changed since. */
export const updateMailing = (
  tx: Queries,
  { id, updatedAt }: Version,
  states: readonly MailingState[],
  changes: MailingChanges,
): Promise<MailingRow | undefined> =>
  tx
    .updateTable('mailings')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', states)
    .$if(updatedAt !== undefined, (query) => query.where('updated_at', '=', updatedAt ?? ''))
    .returningAll()
    .executeTakeFirst();

/** Undefined if it is no draft. */
export const deleteDraft = (tx: Queries, id: string): Promise<{ subject: string } | undefined> =>
  tx
    .deleteFrom('mailings')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('subject')
    .executeTakeFirst();
