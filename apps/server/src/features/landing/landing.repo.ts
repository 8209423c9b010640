import type { Queries } from '../../db/client.ts';
import { landingKey } from './landing-key.ts';

export async function findLandingJson(
  queries: Queries,
  locale?: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', landingKey(locale))
    .executeTakeFirst();
  return row?.value;
}

const insertJson = (queries: Queries, value: string, locale: string | undefined) =>
  queries.insertInto('installation').values({ key: landingKey(locale), value });

export async function insertLandingJson(
  queries: Queries,
  value: string,
  locale?: string,
): Promise<void> {
  await insertJson(queries, value, locale)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function putLandingJson(
  queries: Queries,
  value: string,
  locale?: string,
): Promise<void> {
  await insertJson(queries, value, locale)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteLandingJson(queries: Queries, locale?: string): Promise<void> {
  await queries.deleteFrom('installation').where('key', '=', landingKey(locale)).execute();
}
