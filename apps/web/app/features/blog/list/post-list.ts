import type { SearchHit } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { truncateText } from '../../../lib/documents/truncate-text.ts';
import type { ListedCategory, PostTeaser } from '../post.ts';

/** The query of the blog list's URL. */
export interface ListQuery {
  category?: string;
  tag?: string;
  page: number;
  search?: string;
}

/** The selected category and tag; posts must match both. */
export interface Filters {
  category?: CategoryFilter;
  tag?: ListedCategory;
}

export interface CategoryFilter extends ListedCategory {
  description?: string;
  seo: { title: string; description: string };
}

/** The available filters and the selected ones. */
export interface Choice {
  categories: readonly ListedCategory[];
  tags: readonly ListedCategory[];
  filters: Filters;
}

export interface PostList extends Choice {
  posts: readonly PostTeaser[];
  page: number;
  pageCount: number;
  total: number;
}

export interface SearchResults extends Choice {
  search: string;
  total: number;
  hits: readonly Pick<
    SearchHit,
    'path' | 'titleHtml' | 'excerptHtml' | 'publishedAt' | 'collection' | 'locale'
  >[];
}

type Address = { [Key in keyof ListQuery]?: ListQuery[Key] | undefined };

/** The path of a list, with its query parameters in a stable order. */
export function listPath({ category, tag, page, search: words }: Address): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page && page > 1) search.set('page', String(page));
  if (words) search.set('q', words);
  if (tag) search.set('tag', tag);
  const query = search.toString(); // `size` is too new for browsers of 2022
  return pathTo(pages.blog) + (query && `?${query}`);
}

/** The filters in the form that `listPath` takes. */
export const slugsOf = ({ category, tag }: Filters) => ({
  category: category?.slug,
  tag: tag?.slug,
});

/** "Economy", "Water" or "Economy: Water"; empty without filters. */
export const nameOf = ({ category, tag }: Filters): string =>
  [category, tag].flatMap((chosen) => chosen?.name ?? []).join(': ');

/** Undefined if the query is invalid. */
export function readListQuery(params: URLSearchParams): ListQuery | undefined {
  const page = params.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return undefined;
  const category = params.get('category');
  const tag = params.get('tag');
  const search = truncateText(params.get('q')?.trim() ?? '', 200);
  return {
    page: Number(page),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(search ? { search } : {}),
  };
}
