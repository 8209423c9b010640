import { areaPaths, type PolicyArea } from '@rostra/contract/policy-areas';
import { type Matches, translate } from '../../lib/messages/translate.ts';
import { article, breadcrumbs } from '../../lib/page-metadata/json-ld.ts';
import type { PageMeta } from '../../lib/page-metadata/page-meta.ts';
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
  const { seo, title, updatedAt, publishedAt } = document;
  const label = translate(matches, 'policies')(`area.${area}`);
  const top = { label, href: areaPaths[area] };
  return {
    title: seo.title,
    description: seo.description,
    path,
    translations,
    type: 'article',
    publishedAt,
    updatedAt,
    jsonLd: (page) => [
      article({ title, description: seo.description, path, publishedAt, updatedAt }, page),
      breadcrumbs(path === top.href ? [top] : [top, { label: title, href: path }], page),
    ],
  };
}
