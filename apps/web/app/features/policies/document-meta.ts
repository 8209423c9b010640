import type { LongDocumentContent } from '../../components/long-document.tsx';
import { article, breadcrumbs } from '../../lib/json-ld.ts';
import type { PageMeta } from '../../lib/page-meta.ts';

/** What search engines and previews read of a long document. */
export function documentMeta(
  document: LongDocumentContent | undefined,
  page: { name: string; path: string },
): PageMeta {
  if (!document) return { title: page.name, isHidden: true };
  const { seo, title, updatedAt, publishedAt } = document;
  const { path } = page;
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
      breadcrumbs([{ label: page.name, href: path }], absolute),
    ],
  };
}
