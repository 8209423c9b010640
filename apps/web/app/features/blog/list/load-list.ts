import {
  findRedirect,
  listCategories,
  listTags,
  readBlogList,
  type Category as StoredCategory,
  search as searchCall,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { load } from '../../../lib/server-rendering/load.ts';
import { type Category, nameAndSlug, teaserOf } from '../post.ts';
import {
  type CategoryFilter,
  type Choice,
  type ListQuery,
  listPath,
  type PostList,
  type SearchResults,
} from './post-list.ts';

/** One lead post and nine rows. */
const PAGE_SIZE = 10;
const MAX_HITS = 50;

const byName = { sort: 'name', pagination: { pageSize: 100 } };

const bySlug = (slug: string) => ({
  filters: { slug: { $eq: slug } },
  pagination: { pageSize: 1 },
});

/** The filters on offer and the selected ones, which need not be among the first hundred. */
async function loadChoice(api: Client, query: ListQuery): Promise<Choice> {
  const { category, tag } = query;
  const [categories, tags, foundCategory, foundTag] = await Promise.all([
    api(listCategories, { query: byName }),
    api(listTags, { query: byName }),
    category
      ? api(listCategories, { query: { ...bySlug(category), populate: ['seo'] } })
      : undefined,
    tag ? api(listTags, { query: bySlug(tag) }) : undefined,
  ]);
  const chosenCategory = foundCategory?.data[0];
  const chosenTag = foundTag?.data[0];
  if (category && !chosenCategory) {
    const slug = await findMoved(api, 'categories', category);
    throw redirect(listPath({ ...query, category: slug }), 301);
  }
  if (tag && !chosenTag) {
    const slug = await findMoved(api, 'tags', tag);
    throw redirect(listPath({ ...query, tag: slug }), 301);
  }
  return {
    categories: withChosen(categories.data, chosenCategory),
    tags: withChosen(tags.data, chosenTag),
    filters: {
      ...(chosenCategory ? { category: categoryFilter(chosenCategory) } : {}),
      ...(chosenTag ? { tag: nameAndSlug(chosenTag) } : {}),
    },
  };
}

/** The current slug of an entry that was renamed; 404 if there never was one. */
async function findMoved(api: Client, plural: string, slug: string): Promise<string> {
  return (await api(findRedirect, { params: { plural, slug } })).data.slug;
}

const withChosen = (listed: readonly Category[], chosen: Category | undefined) => {
  const isListed = !chosen || listed.some(({ slug }) => slug === chosen.slug);
  return (isListed ? listed : [...listed, chosen]).map(nameAndSlug);
};

function categoryFilter(category: StoredCategory): CategoryFilter {
  const { seo, description } = category;
  return {
    ...nameAndSlug(category),
    ...(description ? { description } : {}),
    seo: {
      title: seo?.metaTitle ?? category.name,
      description: seo?.metaDescription ?? description ?? '',
    },
  };
}

export async function loadPostList(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
): Promise<PostList> {
  const { category, tag, page } = query;
  const [list, choice] = await load(context, (api) =>
    Promise.all([
      api(readBlogList, { query: { category, tag, page, pageSize: PAGE_SIZE } }),
      loadChoice(api, query),
    ]),
  );
  const { pageCount, total } = list.meta.pagination;
  if (page > 1 && page > pageCount) throw data(null, { status: 404 });
  return { ...choice, posts: list.data.map(teaserOf), page, pageCount, total };
}

/** All results are on one page. */
export async function loadSearch(
  context: Readonly<RouterContextProvider>,
  { search, ...query }: ListQuery & { search: string },
): Promise<SearchResults> {
  if (query.page > 1) throw data(null, { status: 404 });
  const { category, tag } = query;
  const [found, choice] = await load(context, (api) =>
    Promise.all([
      api(searchCall, { query: { q: search, category, tag, limit: MAX_HITS } }),
      loadChoice(api, { ...query, search }),
    ]),
  );
  return {
    ...choice,
    search,
    total: found.meta.total,
    hits: found.data.map(({ path, titleHtml, excerptHtml, publishedAt, collection }) => ({
      path,
      titleHtml,
      excerptHtml,
      publishedAt,
      collection,
    })),
  };
}
