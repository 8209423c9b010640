import type { Queries } from '../../../db/client.ts';
import { findIdentityPictures } from '../../site/index.ts';
import type { FileRow } from '../files.repo.ts';
import { urlOf } from '../names/file-names.ts';
import { findFormerNames } from '../names/former-names.repo.ts';
import { storedNames } from '../names/stored-names.ts';

/** Whether the picture is a logo or the icon of the site, in any of its sizes. */
export async function isLogo(queries: Queries, file: FileRow): Promise<boolean> {
  const pictures = await findIdentityPictures(queries);
  if (pictures.length === 0) return false;
  const names = storedNames(file).map(({ name }) => name);
  const addresses = [...names, ...(await findFormerNames(queries, file.id))].map(urlOf);
  return pictures.some(({ src }) => addresses.includes(src));
}
