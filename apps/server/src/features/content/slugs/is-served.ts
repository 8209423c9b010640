import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import { findServed } from './served-slugs.repo.ts';

/** Whether readers find an entry under a slug, now or by a redirect. */
export const isServed = (
  queries: Queries,
  collection: Collection,
  place: { slug: string; now: string; areaPath: string | undefined },
): Promise<boolean> => findServed(queries, collection, place);
