import type { Queries } from '../../../db/client.ts';
import { urlOf } from '../names/file-names.ts';
import { findFormerNames } from '../names/former-names.repo.ts';
import { findLandingTexts, type LibraryRow } from './library.repo.ts';

export async function isOnLandingPage(
  queries: Queries,
  { id, url }: Pick<LibraryRow, 'id' | 'url'>,
): Promise<boolean> {
  const texts = await findLandingTexts(queries);
  const urls = [url, ...(await findFormerNames(queries, id)).map(urlOf)];
  return texts.some(({ value }) => urls.some((known) => value.includes(known)));
}
