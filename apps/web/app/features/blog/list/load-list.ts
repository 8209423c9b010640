import {
  type ContentQuery,
  findRedirect,
  listCategories,
  listTags,
  readBlogList,
  type Category as StoredCategory,
  search as searchCall,
} from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type LocaleQuery, localeInLoader } from '../../../lib/languages/content-locale.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { type Category, type ListedCategory, teaserOf } from '../post.ts';
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
async function loadChoice(api: Client, query: ListQuery, locale: LocaleQuery): Promise<Choice> {
  const { category, tag } = query;
  const isIn = (asked: LocaleQuery) => ({
    categories: (given: ContentQuery) => api(listCategories, { query: { ...given, ...asked } }),
    tags: (given: ContentQuery) => api(listTags, { query: { ...given, ...asked } }),
  });
  const own = isIn(locale);
  const fallback = locale.locale === undefined ? undefined : isIn({});
  const [categories, tags, chosenCategory, chosenTag] = await Promise.all([
    listNamed(own.categories, fallback?.categories, locale),
    listNamed(own.tags, fallback?.tags, locale),
    category
      ? findChosen(
          (found) => found.categories({ ...bySlug(category), populate: ['seo'] }),
          { own, fallback },
          () => findMoved(api, 'categories', category, locale),
          (slug) => listPath({ ...query, category: slug }),
        )
      : undefined,
    tag
      ? findChosen(
          (found) => found.tags(bySlug(tag)),
          { own, fallback },
          () => findMoved(api, 'tags', tag, locale),
          (slug) => listPath({ ...query, tag: slug }),
        )
      : undefined,
  ]);
  const listed = listedIn(locale);
  return {
    categories: withChosen(categories, chosenCategory).map(listed),
    tags: withChosen(tags, chosenTag).map(listed),
    filters: {
      ...(chosenCategory ? { category: categoryFilter(chosenCategory, listed) } : {}),
      ...(chosenTag ? { tag: listed(chosenTag) } : {}),
    },
  };
}

interface Found<T> {
  data: T[];
}

/** Sorted by name; what is not translated has its name in the default language. */
async function listNamed<T extends { documentId: string; name: string }>(
  list: (query: ContentQuery) => Promise<Found<T>>,
  listFallback: ((query: ContentQuery) => Promise<Found<T>>) | undefined,
  { locale }: LocaleQuery,
): Promise<T[]> {
  const { data: own } = await list(byName);
  if (!listFallback) return own;
  const translated = new Set(own.map(({ documentId }) => documentId));
  const others = (await listFallback(byName)).data.filter(
    ({ documentId }) => !translated.has(documentId),
  );
  return [...own, ...others].sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Redirects if the entry has another slug in this language. */
async function findChosen<T, L>(
  ask: (lists: L) => Promise<Found<T>>,
  { own, fallback }: { own: L; fallback: L | undefined },
  findMovedTo: () => Promise<string>,
  pathOf: (slug: string) => string,
): Promise<T> {
  const [found] = (await ask(own)).data;
  if (found) return found;
  const untranslated = fallback ? (await ask(fallback)).data[0] : undefined;
  if (!untranslated) throw redirect(pathOf(await findMovedTo()), 301);
  const movedTo = await findMovedTo().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  if (movedTo !== undefined) throw redirect(pathOf(movedTo), 301);
  return untranslated;
}

/** The current slug of an entry that was renamed; 404 if there never was one. */
async function findMoved(
  api: Client,
  plural: string,
  slug: string,
  query: LocaleQuery,
): Promise<string> {
  return (await api(findRedirect, { params: { plural, slug }, query })).data.slug;
}

function withChosen<T extends Category>(all: readonly T[], chosen: T | undefined): readonly T[] {
  const isListed = !chosen || all.some(({ slug }) => slug === chosen.slug);
  return isListed ? all : [...all, chosen];
}

/** With the language of its name if that is not the language of the page. */
const listedIn =
  ({ locale: page }: LocaleQuery) =>
  ({ name, slug, locale }: ListedCategory): ListedCategory => ({
    name,
    slug,
    ...(page && locale && locale !== page ? { locale } : {}),
  });

function categoryFilter(
  category: StoredCategory,
  listed: (category: ListedCategory) => ListedCategory,
): CategoryFilter {
  const { seo, description } = category;
  return {
    ...listed(category),
    ...(description ? { description } : {}),
    seo: {
      title: seo?.metaTitle || category.name,
      description: seo?.metaDescription || description || '',
    },
  };
}

export async function loadPostList(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
): Promise<PostList> {
  const { category, tag, page } = query;
  const locale = localeInLoader(context);
  const [list, choice] = await load(context, (api) =>
    Promise.all([
      api(readBlogList, { query: { category, tag, page, pageSize: PAGE_SIZE, ...locale } }),
      loadChoice(api, query, locale),
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
  const locale = localeInLoader(context);
  const [found, choice] = await load(context, (api) =>
    Promise.all([
      api(searchCall, { query: { q: search, category, tag, limit: MAX_HITS, ...locale } }),
      loadChoice(api, { ...query, search }, locale),
    ]),
  );
  return {
    ...choice,
    search,
    total: found.meta.total,
    hits: found.data.map(({ path, titleHtml, excerptHtml, publishedAt, collection, locale }) => ({
      path,
      titleHtml,
      excerptHtml,
      publishedAt,
      collection,
      ...(locale ? { locale } : {}),
    })),
  };
}
