import { pages, pathTo } from '@rostra/contract/pages';
import { isFixedArea, pathsOfAreas } from '@rostra/contract/policy-areas';
import { type Matches, messagesFor, siteFor, translate } from '../../lib/messages/translate.ts';
import { articleMeta } from '../../lib/page-metadata/article-meta.ts';
import type { PageMeta } from '../../lib/page-metadata/page-meta.ts';
import { areaName, policyAreasOf } from '../../lib/site/policy-areas.ts';
import type { LoadedDocument } from './load-document.ts';

/** Metadata of an area's page, also before its policy is published. */
export function areaMeta(
  matches: Matches,
  area: string,
  found: LoadedDocument | undefined,
): PageMeta {
  if (found) return documentMeta(matches, found);
  return { title: nameOfArea(matches, area), isHidden: true };
}

export function documentMeta(
  matches: Matches,
  { document, area, path, translations }: LoadedDocument,
): PageMeta {
  const { title } = document;
  const up = areaCrumbs(matches, area);
  const crumbs = isAreaPath(matches, area, path) ? up : [...up, { label: title, href: path }];
  return { ...articleMeta({ ...document, path, translations }, { crumbs }), isAboutPolicies: true };
}

/** The list of policies, and the page of an area. Manifesto, About and the legal pages are on the top level. */
export function areaCrumbs(matches: Matches, area: string): { label: string; href: string }[] {
  const href = pathsOf(matches).get(area);
  const own = href === undefined ? [] : [{ label: nameOfArea(matches, area), href }];
  const list = { label: translate(matches, 'site')('policies'), href: pathTo(pages.policies) };
  return isFixedArea(area) ? own : [list, ...own];
}

const pathsOf = (matches: Matches) => pathsOfAreas(policyAreasOf(siteFor(matches)));

const nameOfArea = (matches: Matches, area: string): string =>
  areaName(siteFor(matches), area, messagesFor(matches));

/** Whether it is the page of the area, which shows the leading policy. */
export const isAreaPath = (matches: Matches, area: string, path: string): boolean =>
  pathsOf(matches).get(area) === path;
