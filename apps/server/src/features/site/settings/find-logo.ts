import type { Logo } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { findStored } from './settings.repo.ts';

/** The logo that staff have chosen, as it is stored now. */
export async function findLogo(queries: Queries): Promise<Logo | undefined> {
  const value = await findStored(queries, 'logo');
  return (value && (JSON.parse(value) as Logo | null)) || undefined;
}
