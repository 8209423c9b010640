import type { Queries } from '../../../db/client.ts';

interface Period {
  from: string;
  to: string;
}

/** Sums by kind and currency. */
export const sumEntries = (db: Queries, { from, to }: Period) =>
  db
    .selectFrom('ledger_entries')
    .select(({ fn }) => [
      'kind',
      'currency',
      'fee_currency',
      fn.sum('amount_minor').as('amount'),
      fn.sum('tax_minor').as('tax'),
      fn.sum('discount_minor').as('discounts'),
      fn.sum('fee_minor').as('fees'),
      fn.countAll().as('count'),
    ])
    .where('occurred_at', '>=', from)
    .where('occurred_at', '<', to)
    .groupBy(['kind', 'currency', 'fee_currency'])
    .execute();

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Oldest first, after the given one. */
export function findEntries(
  db: Queries,
  { from, to }: Period,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
) {
  const query = db
    .selectFrom('ledger_entries')
    .leftJoin('users', 'users.id', 'ledger_entries.user_id')
    .select([
      'ledger_entries.id',
      'ledger_entries.kind',
      'ledger_entries.payment_id',
      'ledger_entries.invoice_number',
      'ledger_entries.currency',
      'ledger_entries.amount_minor',
      'ledger_entries.tax_minor',
      'ledger_entries.discount_minor',
      'ledger_entries.fee_minor',
      'ledger_entries.fee_currency',
      'ledger_entries.occurred_at',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('occurred_at', '>=', from)
    .where('occurred_at', '<', to)
    .orderBy('occurred_at')
    .orderBy('ledger_entries.id')
    .limit(limit);
  if (!after) return query.execute();
  return query
    .where((eb) =>
      eb.or([
        eb('occurred_at', '>', after.at),
        eb.and([eb('occurred_at', '=', after.at), eb('ledger_entries.id', '>', after.id)]),
      ]),
    )
    .execute();
}
