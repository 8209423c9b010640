import { areaPaths, type PolicyArea } from '@rostra/contract/policy-areas';
import { article, breadcrumbs } from '../../lib/page-metadata/json-ld.ts';
import type { PageMeta } from '../../lib/page-metadata/page-meta.ts';
import { areaNames } from './areas.ts';
import type { LoadedDocument } from './load-document.ts';

/** Metadata of an area's page, also before its policy is published. */
export function areaMeta(area: PolicyArea, found: LoadedDocument | undefined): PageMeta {
  return found ? documentMeta(found) : { title: areaNames[area], isHidden: true };
}

export function documentMeta({ document, area, path }: LoadedDocument): PageMeta {
  const { seo, title, updatedAt, publishedAt } = document;
  const top = { label: areaNames[area], href: areaPaths[area] };
  return {
    title: seo.title,
    description: seo.description,
    path,
    type: 'article',
    publishedAt,
    updatedAt,
    jsonLd: (site, absolute) => [
      article(
        { title, description: seo.description, path, publishedAt, updatedAt },
        site,
        absolute,
      ),
      breadcrumbs(path === top.href ? [top] : [top, { label: title, href: path }], absolute),
    ],
  };
}
