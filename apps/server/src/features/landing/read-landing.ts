import type { Landing } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { findLandingJson } from './landing.repo.ts';

/** The organisation's texts on the landing page. */
export async function readLandingPage(queries: Queries): Promise<Landing> {
  const landing = await findLanding(queries);
  if (!landing) throw notFound();
  return landing;
}

/** Undefined if there are no texts, or while the database is unavailable. */
export const findTagline = (queries: Queries): Promise<string | undefined> =>
  findLanding(queries).then(
    (landing) => landing?.tagline,
    () => undefined,
  );

async function findLanding(queries: Queries): Promise<Landing | undefined> {
  const json = await findLandingJson(queries);
  return json === undefined ? undefined : JSON.parse(json);
}
