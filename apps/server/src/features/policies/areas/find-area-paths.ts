import { pathsOfAreas } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { findPolicyAreas } from '../../site/index.ts';

/** The page of each area, by the key of the area. */
export const findAreaPaths = async (queries: Queries): Promise<ReadonlyMap<string, string>> =>
  pathsOfAreas(await findPolicyAreas(queries));
