import type { EditionPolicy } from '@rostra/contract';
import { type Matches, translate } from '../../../lib/messages/translate.ts';
import { areaCrumbs, isAreaPath } from '../document-meta.ts';
import { editionsPath } from './edition-paths.ts';

/** From the list of policies to the editions of one. */
export function editionCrumbs(
  matches: Matches,
  { area, path, title, key }: EditionPolicy,
): { label: string; href: string }[] {
  const isOther = path !== null && !isAreaPath(matches, area, path);
  return [
    ...areaCrumbs(matches, area),
    ...(isOther ? [{ label: title, href: path }] : []),
    { label: translate(matches, 'editions')('editions'), href: editionsPath(key) },
  ];
}
