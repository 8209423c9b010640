import { data } from 'react-router';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { type PageMeta, pageMeta } from '../../lib/page-meta.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import type { Route } from './+types/blog-list.route.ts';
import { BlogListPage } from './blog-list-page.tsx';
import { loadPostList, loadSearch } from './load-list.ts';
import { listPath, type PostList, readListQuery } from './post-list.ts';
import { SearchPage } from './search-page.tsx';

export const handle = readingPage;

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireFeature(context, 'blog');
  const query = readListQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  return query.search
    ? { results: await loadSearch(context, query.search) }
    : { list: await loadPostList(context, query) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: 'Not found', isHidden: true });
  const { results, list } = loaderData;
  if (results) {
    return pageMeta(matches, { title: `Search: ${results.search}`, path: '/blog', isHidden: true });
  }
  return pageMeta(matches, list ? listMeta(list) : {});
}

const DESCRIPTION = 'Reports, arguments and workings from the people who write our positions.';

function listMeta({ filter, page }: PostList): PageMeta {
  const name = filter?.seo?.title ?? filter?.name ?? 'Blog';
  const about =
    filter?.seo?.description ||
    (filter ? `Everything we have filed under ${filter.name}.` : DESCRIPTION);
  const path = listPath({ page, ...(filter ? { [filter.kind]: filter.slug } : {}) });
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: page > 1 ? `Page ${page}: ${about}` : about,
    path,
    jsonLd: (_site, absolute) => [
      breadcrumbs(
        [{ label: 'Blog', href: '/blog' }, ...(filter ? [{ label: filter.name, href: path }] : [])],
        absolute,
      ),
    ],
  };
}

export default function BlogListRoute({ loaderData: { list, results } }: Route.ComponentProps) {
  if (results) return <SearchPage results={results} />;
  return list ? <BlogListPage list={list} /> : null;
}
