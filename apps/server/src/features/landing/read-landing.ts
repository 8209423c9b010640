import type { Landing, LandingInLocale } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { findLandingJson } from './landing.repo.ts';

/** The organisation's texts on the landing page. The first of the site's languages is the default. */
export async function readLandingPage(
  queries: Queries,
  languages: readonly string[],
  locale?: string,
): Promise<LandingInLocale> {
  const landing = await findLanding(queries, locale);
  if (!landing) throw notFound();
  const { texts, isTranslation } = landing;
  if (languages.length < 2) return texts;
  return { ...texts, locale: isTranslation ? locale : languages[0] };
}

/** Undefined if there are no texts, or while the database is unavailable. */
export const findTagline = (queries: Queries, locale?: string): Promise<string | undefined> =>
  findLanding(queries, locale).then(
    (landing) => landing?.texts.tagline,
    () => undefined,
  );

/** In the default language if there are no texts in the requested one. */
async function findLanding(
  queries: Queries,
  locale?: string,
): Promise<{ texts: Landing; isTranslation: boolean } | undefined> {
  const own = locale === undefined ? undefined : await findLandingJson(queries, locale);
  const json = own ?? (await findLandingJson(queries));
  if (json === undefined) return undefined;
  return { texts: JSON.parse(json), isTranslation: own !== undefined };
}
