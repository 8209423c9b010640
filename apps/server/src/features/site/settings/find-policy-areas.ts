import { type PolicyArea, settingSchemas, starterAreas } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { findStored } from './settings.repo.ts';

/** The policy areas as they are stored now, in their order. */
export async function findPolicyAreas(queries: Queries): Promise<readonly PolicyArea[]> {
  const value = await findStored(queries, 'policyAreas');
  if (value === undefined) return starterAreas;
  const parsed = settingSchemas.policyAreas.safeParse(JSON.parse(value));
  return parsed.success ? parsed.data : starterAreas;
}
