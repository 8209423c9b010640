import { pages, pathTo } from '@rostra/contract/pages';
import { areaPaths, type PolicyArea } from '@rostra/contract/policy-areas';
import { type Matches, translate } from '../../lib/messages/translate.ts';
import { articleMeta } from '../../lib/page-metadata/article-meta.ts';
import type { PageMeta } from '../../lib/page-metadata/page-meta.ts';
import { areas } from './areas.ts';
import type { LoadedDocument } from './load-document.ts';

/** Metadata of an area's page, also before its policy is published. */
export function areaMeta(
  matches: Matches,
  area: PolicyArea,
  found: LoadedDocument | undefined,
): PageMeta {
  if (found) return documentMeta(matches, found);
  return { title: translate(matches, 'policies')(`area.${area}`), isHidden: true };
}

export function documentMeta(
  matches: Matches,
  { document, area, path, translations }: LoadedDocument,
): PageMeta {
  const { title } = document;
  const up = areaCrumbs(matches, area);
  const crumbs = path === areaPaths[area] ? up : [...up, { label: title, href: path }];
  return { ...articleMeta({ ...document, path, translations }, { crumbs }), isAboutPolicies: true };
}

/** The list of policies, and the page of an area. Manifesto, About and the legal pages are on the top level. */
export function areaCrumbs(matches: Matches, area: PolicyArea): { label: string; href: string }[] {
  const t = translate(matches, 'policies');
  const own = { label: t(`area.${area}`), href: areaPaths[area] };
  const list = { label: translate(matches, 'site')('policies'), href: pathTo(pages.policies) };
  return areas.some((name) => name === area) ? [list, own] : [own];
}
