import type { Logo } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { findStored } from './settings.repo.ts';

/** The logos and the icon that staff have chosen, as they are stored now. */
export async function findIdentityPictures(queries: Queries): Promise<Logo[]> {
  const values = await Promise.all(
    ['logo', 'darkLogo', 'icon'].map((key) => findStored(queries, key)),
  );
  return values.flatMap((value) => (value && (JSON.parse(value) as Logo | null)) || []);
}
