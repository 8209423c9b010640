import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { SecondFactorTables } from '../../../db/tables/second-factors.ts';

export type TotpRow = Selectable<SecondFactorTables['totp_factors']>;

/** Replaces one that was not confirmed; false if there is a confirmed one. */
export async function putUnconfirmedTotp(
  db: Queries,
  row: Pick<TotpRow, 'user_id' | 'sealed_secret' | 'created_at'>,
): Promise<boolean> {
  const { user_id: _, ...values } = row;
  const stored = await db
    .insertInto('totp_factors')
    .values({ ...row, last_used_step: 0, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('totp_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export function findTotp(db: Queries, userId: number): Promise<TotpRow | undefined> {
  return db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function findConfirmedTotp(db: Queries, userId: number): Promise<TotpRow | undefined> {
  return db
    .selectFrom('totp_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** False if a code of this step or a later one was used before. */
export async function useTotpStep(db: Queries, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ last_used_step: step })
    .where('user_id', '=', userId)
    .where('last_used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function confirmTotpFactor(
  db: Queries,
  userId: number,
  changes: { confirmed_at: string; last_used_step: number },
): Promise<void> {
  await db.updateTable('totp_factors').set(changes).where('user_id', '=', userId).execute();
}

/** True if there was a confirmed one. With a time, only if it was confirmed then or later. */
export async function deleteTotp(db: Queries, userId: number, since = ''): Promise<boolean> {
  const deleted = await db
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('confirmed_at', '>=', since)]))
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}

export async function deleteUnconfirmedTotp(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom('totp_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
