import { settingSchemas } from '@rostra/contract';
import type { Language } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { findStored } from './settings.repo.ts';

/** The languages that staff have chosen, as they are stored now. */
export async function findLanguages(queries: Queries): Promise<readonly Language[] | undefined> {
  const value = await findStored(queries, 'languages');
  if (value === undefined) return undefined;
  const parsed = settingSchemas.languages.safeParse(JSON.parse(value));
  return parsed.success ? parsed.data : undefined;
}
