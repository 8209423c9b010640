import type { Queries } from '../../../db/client.ts';
import { findLogo } from '../../site/index.ts';
import type { FileRow } from '../files.repo.ts';
import { urlOf } from '../names/file-names.ts';
import { findFormerNames } from '../names/former-names.repo.ts';
import { storedNames } from '../names/stored-names.ts';

/** Whether the header of the site shows the picture, in any of its sizes. */
export async function isLogo(queries: Queries, file: FileRow): Promise<boolean> {
  const logo = await findLogo(queries);
  if (!logo) return false;
  const names = storedNames(file).map(({ name }) => name);
  return [...names, ...(await findFormerNames(queries, file.id))].map(urlOf).includes(logo.src);
}
