import {
  blogPostCards,
  listBlogPosts,
  listCategories,
  listTags,
  type Category as StoredCategory,
  search as searchCall,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { data, type RouterContextProvider } from 'react-router';
import { load } from '../../lib/load.ts';
import { hostContext } from '../../lib/render-host.ts';
import { nameAndSlug, teaserOf } from './post.ts';
import type { Filter, ListQuery, PostList, SearchResults } from './post-list.ts';

/** A lead and nine rows. */
const PAGE_SIZE = 10;
const MAX_HITS = 50;

const byName = { sort: 'name', pagination: { pageSize: 100 } };

async function loadSubjects(api: Client) {
  const [categories, tags] = await Promise.all([
    api(listCategories, { query: { ...byName, populate: ['seo'] } }),
    api(listTags, { query: byName }),
  ]);
  return { categories: categories.data, tags: tags.data };
}

export async function loadPostList(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
): Promise<PostList> {
  context.get(hostContext).tag('blog-posts');
  const { page, category, tag } = query;
  const [list, { categories, tags }] = await load(context, (api) =>
    Promise.all([
      api(listBlogPosts, { query: blogPostCards({ ...query, pageSize: PAGE_SIZE }) }),
      loadSubjects(api),
    ]),
  );
  const filter =
    filterByCategory(categories.find(({ slug }) => slug === category)) ??
    filterByTag(tags.find(({ slug }) => slug === tag));
  const { pageCount, total } = list.meta.pagination;
  if (((category || tag) && !filter) || (page > 1 && page > pageCount)) {
    throw data(null, { status: 404 });
  }
  return {
    posts: list.data.map(teaserOf),
    categories: categories.map(nameAndSlug),
    tags: tags.map(nameAndSlug),
    ...(filter ? { filter } : {}),
    page,
    pageCount,
    total,
  };
}

function filterByCategory(category: StoredCategory | undefined): Filter | undefined {
  if (!category) return undefined;
  const { seo, description } = category;
  return {
    kind: 'category',
    ...nameAndSlug(category),
    ...(description ? { description } : {}),
    seo: {
      title: seo?.metaTitle ?? category.name,
      description: seo?.metaDescription ?? description ?? '',
    },
  };
}

function filterByTag(tag: { name: string; slug: string } | undefined): Filter | undefined {
  return tag && { kind: 'tag', ...nameAndSlug(tag) };
}

export async function loadSearch(
  context: Readonly<RouterContextProvider>,
  search: string,
): Promise<SearchResults> {
  const host = context.get(hostContext);
  for (const name of ['blog-posts', 'policies']) host.tag(name);
  const [found, { categories, tags }] = await load(context, (api) =>
    Promise.all([api(searchCall, { query: { q: search, limit: MAX_HITS } }), loadSubjects(api)]),
  );
  return {
    search,
    total: found.meta.total,
    hits: found.data.map(({ path, titleHtml, excerptHtml, publishedAt, collection }) => ({
      path,
      titleHtml,
      excerptHtml,
      publishedAt,
      collection,
    })),
    categories: categories.map(nameAndSlug),
    tags: tags.map(nameAndSlug),
  };
}
