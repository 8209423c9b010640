import type { Landing } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { findLandingJson } from './landing.repo.ts';

/** The organisation's texts on the landing page. */
export async function readLandingPage(queries: Queries, locale?: string): Promise<Landing> {
  const landing = await findLanding(queries, locale);
  if (!landing) throw notFound();
  return landing;
}

/** Undefined if there are no texts, or while the database is unavailable. */
export const findTagline = (queries: Queries, locale?: string): Promise<string | undefined> =>
  findLanding(queries, locale).then(
    (landing) => landing?.tagline,
    () => undefined,
  );

/** In the default language if there are no texts in the requested one. */
async function findLanding(queries: Queries, locale?: string): Promise<Landing | undefined> {
  const own = locale === undefined ? undefined : await findLandingJson(queries, locale);
  const json = own ?? (await findLandingJson(queries));
  return json === undefined ? undefined : JSON.parse(json);
}
