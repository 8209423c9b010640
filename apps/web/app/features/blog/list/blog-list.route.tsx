import { pages, pathTo } from '@rostra/contract/pages';
import type { Translate } from '@rostra/messages';
import { data } from 'react-router';
import { translate } from '../../../lib/messages/translate.ts';
import { breadcrumbs } from '../../../lib/page-metadata/json-ld.ts';
import { notFoundMeta } from '../../../lib/page-metadata/not-found-meta.ts';
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
  if (!loaderData) return notFoundMeta(matches);
  const t = translate(matches, 'blog');
  const { results, list } = loaderData;
  if (results) return pageMeta(matches, searchMeta(t, results));
  return pageMeta(matches, list ? listMeta(t, list) : {});
}

function searchMeta(t: Translate<'blog'>, { search, filters }: SearchResults): PageMeta {
  const name = nameOf(filters);
  return {
    title: name ? t('searchTitleIn', { name, search }) : t('searchTitle', { search }),
    path: listPath({ ...slugsOf(filters), search }),
    isHidden: true,
  };
}

function listMeta(t: Translate<'blog'>, { filters, page, total }: PostList): PageMeta {
  const { category, tag } = filters;
  const seo = tag ? undefined : category?.seo;
  const name = seo?.title || nameOf(filters) || t('title');
  const about = seo?.description || describe(t, filters);
  const path = listPath({ ...slugsOf(filters), page });
  return {
    title: page > 1 ? t('titleOfPage', { name, page }) : name,
    description: page > 1 ? t('descriptionOfPage', { page, description: about }) : about,
    path,
    // Search engines should not index empty combinations of filters.
    isHidden: total === 0 && nameOf(filters) !== '',
    jsonLd: (context) => [
      breadcrumbs(
        [
          { label: t('title'), href: pathTo(pages.blog) },
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

function describe(t: Translate<'blog'>, { category, tag }: Filters): string {
  if (category && tag) return t('postsInBoth', { category: category.name, tag: tag.name });
  const chosen = category ?? tag;
  return chosen ? t('postsIn', { name: chosen.name }) : t('description');
}

export default function BlogListRoute({ loaderData: { list, results } }: Route.ComponentProps) {
  if (results) return <SearchPage results={results} />;
  return list ? <BlogListPage list={list} /> : null;
}
