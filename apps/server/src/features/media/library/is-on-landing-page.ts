import type { Queries } from '../../../db/client.ts';
import { findInstallationsBelow } from '../../../db/installation.ts';
import { urlOf } from '../names/file-names.ts';
import { findFormerNames } from '../names/former-names.repo.ts';
import type { LibraryRow } from './library.repo.ts';

export async function isOnLandingPage(
  queries: Queries,
  { id, url }: Pick<LibraryRow, 'id' | 'url'>,
): Promise<boolean> {
  const texts = await findInstallationsBelow(queries, 'content.landing');
  const urls = [url, ...(await findFormerNames(queries, id)).map(urlOf)];
  return texts.some((text) => urls.some((known) => text.includes(known)));
}
