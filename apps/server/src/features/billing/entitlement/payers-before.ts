import type { Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import { isPayer, selectPayers } from './payers.repo.ts';

/** A query for the ids of members for whose plan, their own or a given one, somebody had paid before a time. */
export const payersBefore = (before: string): Sql => selectPayers(before);

/** Whether a member is one of them. */
export const isPaidBefore = (queries: Queries, userId: number, before: string): Promise<boolean> =>
  isPayer(queries, userId, before);
