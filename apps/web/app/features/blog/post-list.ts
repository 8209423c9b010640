import type { SearchHit } from '@rostra/contract';
import { cutText } from '../../lib/cut-text.ts';
import type { Category, PostTeaser } from './post.ts';

/** What the address asks for. */
export interface ListQuery {
  category?: string;
  tag?: string;
  page: number;
  search?: string;
}

/** A category or tag that the list is narrowed to. */
export interface Filter extends Category {
  kind: 'category' | 'tag';
  description?: string;
  seo?: { title: string; description: string };
}

export interface PostList {
  posts: readonly PostTeaser[];
  categories: readonly Category[];
  tags: readonly Category[];
  filter?: Filter;
  page: number;
  pageCount: number;
  total: number;
}

export interface SearchResults {
  search: string;
  total: number;
  hits: readonly Pick<
    SearchHit,
    'path' | 'titleHtml' | 'excerptHtml' | 'publishedAt' | 'collection'
  >[];
  categories: readonly Category[];
  tags: readonly Category[];
}

/** The address of a list, always with its parts in the same order. */
export function listPath({ category, tag, page }: Partial<ListQuery>): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page && page > 1) search.set('page', String(page));
  if (tag) search.set('tag', tag);
  return search.size > 0 ? `/blog?${search}` : '/blog';
}

/** Undefined if the address cannot mean a list. */
export function readListQuery(params: URLSearchParams): ListQuery | undefined {
  const page = params.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return undefined;
  const category = params.get('category');
  const tag = params.get('tag');
  const search = cutText(params.get('q')?.trim() ?? '', 200);
  return {
    page: Number(page),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(search ? { search } : {}),
  };
}
