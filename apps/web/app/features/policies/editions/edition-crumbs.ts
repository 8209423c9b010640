import type { EditionPolicy } from '@rostra/contract';
import { areaPaths } from '@rostra/contract/policy-areas';
import { type Matches, translate } from '../../../lib/messages/translate.ts';
import { areaCrumbs } from '../document-meta.ts';
import { editionsPath } from './edition-paths.ts';

/** From the list of policies to the editions of one. */
export function editionCrumbs(
  matches: Matches,
  { area, path, title, key }: EditionPolicy,
): { label: string; href: string }[] {
  const isOther = path !== null && path !== areaPaths[area];
  return [
    ...areaCrumbs(matches, area),
    ...(isOther ? [{ label: title, href: path }] : []),
    { label: translate(matches, 'editions')('editions'), href: editionsPath(key) },
  ];
}
