import type { Queries } from '../../db/client.ts';

/** The texts in the default language have no suffix. */
const keyOf = (locale: string | undefined) =>
  locale === undefined ? 'content.landing' : `content.landing.${locale}`;

export async function findLandingJson(
  queries: Queries,
  locale?: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', keyOf(locale))
    .executeTakeFirst();
  return row?.value;
}

export async function insertLandingJson(
  queries: Queries,
  value: string,
  locale?: string,
): Promise<void> {
  await queries
    .insertInto('installation')
    .values({ key: keyOf(locale), value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function putLandingJson(
  queries: Queries,
  value: string,
  locale?: string,
): Promise<void> {
  await queries
    .insertInto('installation')
    .values({ key: keyOf(locale), value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
