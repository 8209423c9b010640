import type { Queries } from '../../../db/client.ts';

/** The payments of a member and what went back, oldest first, also of an earlier customer at Stripe. */
export const findEntriesOf = (db: Queries, userId: number) =>
  db
    .selectFrom('ledger_entries')
    .select([
      'id',
      'kind',
      'invoice_number',
      'currency',
      'amount_minor',
      'tax_minor',
      'occurred_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();

export type StatementEntry = Awaited<ReturnType<typeof findEntriesOf>>[number];
