import type { Logo } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { FileRow } from '../files.repo.ts';
import { urlOf } from '../names/file-names.ts';
import { findFormerNames } from '../names/former-names.repo.ts';
import { storedNames } from '../names/stored-names.ts';
import { findLogoSetting } from './library.repo.ts';

/** Whether the header of the site shows the picture, in any of its sizes. */
export async function isLogo(queries: Queries, file: FileRow): Promise<boolean> {
  const value = await findLogoSetting(queries);
  const src = value && (JSON.parse(value) as Logo | null)?.src;
  if (!src) return false;
  const names = storedNames(file).map(({ name }) => name);
  return [...names, ...(await findFormerNames(queries, file.id))].map(urlOf).includes(src);
}
