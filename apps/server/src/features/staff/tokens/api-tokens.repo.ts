import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { StaffTables } from '../../../db/tables/staff.ts';

const described = (db: Queries) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.name',
      'api_tokens.access',
      'api_tokens.user_id',
      'api_tokens.created_at',
      'api_tokens.expires_at',
      'api_tokens.last_used_at',
      'users.username',
    ]);

export type TokenRow = Awaited<ReturnType<typeof findTokens>>[number];

export const findTokens = (db: Queries) => described(db).orderBy('api_tokens.id', 'desc').execute();

export const findToken = (db: Queries, id: number): Promise<TokenRow | undefined> =>
  described(db).where('api_tokens.id', '=', id).executeTakeFirst();

/** Undefined if it has expired. */
export const findLiveToken = (
  db: Queries,
  hash: string,
  now: string,
): Promise<TokenRow | undefined> =>
  described(db)
    .where('api_tokens.token_hash', '=', hash)
    .where((eb) =>
      eb.or([eb('api_tokens.expires_at', 'is', null), eb('api_tokens.expires_at', '>', now)]),
    )
    .executeTakeFirst();

export async function insertToken(
  tx: Queries,
  row: Insertable<StaffTables['api_tokens']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('api_tokens')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function touchToken(db: Queries, id: number, at: string): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function deleteToken(tx: Queries, id: number): Promise<void> {
  await tx.deleteFrom('api_tokens').where('id', '=', id).execute();
}

export async function deleteWritingTokensOf(tx: Queries, userId: number): Promise<void> {
  await tx
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('access', '<>', 'read')
    .execute();
}

export async function countTokens(tx: Queries): Promise<number> {
  const { total } = await tx
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
