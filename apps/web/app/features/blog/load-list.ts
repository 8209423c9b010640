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
import { type Category, nameAndSlug, teaserOf } from './post.ts';
import type { Filter, ListQuery, PostList, SearchResults } from './post-list.ts';

/** A lead and nine rows. */
const PAGE_SIZE = 10;
const MAX_HITS = 50;

const byName = { sort: 'name', pagination: { pageSize: 100 } };

const bySlug = (slug: string) => ({
  filters: { slug: { $eq: slug } },
  pagination: { pageSize: 1 },
});

/** What the links offer, and what the address names: it need not be among the first hundred. */
async function loadSubjects(api: Client, { category, tag }: Partial<ListQuery> = {}) {
  const [categories, tags, [foundCategory], [foundTag]] = await Promise.all([
    api(listCategories, { query: byName }).then(({ data }) => data),
    api(listTags, { query: byName }).then(({ data }) => data),
    category
      ? api(listCategories, { query: { ...bySlug(category), populate: ['seo'] } }).then(
          ({ data }) => data,
        )
      : [],
    tag ? api(listTags, { query: bySlug(tag) }).then(({ data }) => data) : [],
  ]);
  return {
    categories: withChosen(categories, foundCategory),
    tags: withChosen(tags, foundTag),
    category: foundCategory,
    tag: foundTag,
  };
}

const withChosen = (listed: readonly Category[], chosen: Category | undefined) => {
  const isListed = !chosen || listed.some(({ slug }) => slug === chosen.slug);
  return (isListed ? listed : [...listed, chosen]).map(nameAndSlug);
};

export async function loadPostList(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
): Promise<PostList> {
  context.get(hostContext).tag('blog-posts');
  const { page, category, tag } = query;
  const [list, { categories, tags, ...found }] = await load(context, (api) =>
    Promise.all([
      api(listBlogPosts, { query: blogPostCards({ ...query, pageSize: PAGE_SIZE }) }),
      loadSubjects(api, query),
    ]),
  );
  const filter = filterByCategory(found.category) ?? filterByTag(found.tag);
  const { pageCount, total } = list.meta.pagination;
  if (((category || tag) && !filter) || (page > 1 && page > pageCount)) {
    throw data(null, { status: 404 });
  }
  return {
    posts: list.data.map(teaserOf),
    categories,
    tags,
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
    categories,
    tags,
  };
}
