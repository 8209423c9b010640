import { pages, pathTo } from '@rostra/contract/pages';
import { data } from 'react-router';
import { breadcrumbs } from '../../../lib/page-metadata/json-ld.ts';
import { type PageMeta, pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { requireFeature } from '../../../lib/server-rendering/require-feature.ts';
import type { Route } from './+types/blog-list.route.ts';
import { BlogListPage } from './blog-list-page.tsx';
import { loadPostList, loadSearch } from './load-list.ts';
import {
  type Filters,
  listPath,
  nameOf,
  type PostList,
  readListQuery,
  type SearchResults,
  slugsOf,
} from './post-list.ts';
import { SearchPage } from './search-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireFeature(context, pages.blog);
  const query = readListQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const { search } = query;
  return search
    ? { results: await loadSearch(context, { ...query, search }) }
    : { list: await loadPostList(context, query) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: 'Not found', isHidden: true });
  const { results, list } = loaderData;
  if (results) return pageMeta(matches, searchMeta(results));
  return pageMeta(matches, list ? listMeta(list) : {});
}

function searchMeta({ search, filters }: SearchResults): PageMeta {
  const name = nameOf(filters);
  return {
    title: name ? `Search in ${name}: ${search}` : `Search: ${search}`,
    path: listPath({ ...slugsOf(filters), search }),
    isHidden: true,
  };
}

const DESCRIPTION = 'Reports, arguments and analysis from the people who write our policies.';

function listMeta({ filters, page, total }: PostList): PageMeta {
  const { category, tag } = filters;
  const seo = tag ? undefined : category?.seo;
  const name = seo?.title || nameOf(filters) || 'Blog';
  const about = seo?.description || describe(filters);
  const path = listPath({ ...slugsOf(filters), page });
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: page > 1 ? `Page ${page}: ${about}` : about,
    path,
    // Search engines should not index empty combinations of filters.
    isHidden: total === 0 && nameOf(filters) !== '',
    jsonLd: (context) => [
      breadcrumbs(
        [
          { label: 'Blog', href: pathTo(pages.blog) },
          ...(category
            ? [{ label: category.name, href: tag ? listPath({ category: category.slug }) : path }]
            : []),
          ...(tag ? [{ label: tag.name, href: path }] : []),
        ],
        context,
      ),
    ],
  };
}

function describe({ category, tag }: Filters): string {
  if (category && tag) return `All posts in both ${category.name} and ${tag.name}.`;
  const chosen = category ?? tag;
  return chosen ? `All posts in ${chosen.name}.` : DESCRIPTION;
}

export default function BlogListRoute({ loaderData: { list, results } }: Route.ComponentProps) {
  if (results) return <SearchPage results={results} />;
  return list ? <BlogListPage list={list} /> : null;
}
