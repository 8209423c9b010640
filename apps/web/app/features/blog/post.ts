import type { PictureSource } from '../../components/picture.tsx';

export interface Category {
  slug: string;
  name: string;
}

export interface PostTeaser {
  slug: string;
  title: string;
  /** One or two sentences. */
  excerpt: string;
  authorName: string;
  publishedAt: string;
  category?: Category;
  picture?: PictureSource;
  readingMinutes?: number;
}

export interface Post extends PostTeaser {
  html: string;
  pictureCaption?: string;
  author: { name: string; role?: string; bio?: string };
  tags: readonly Category[];
  related: readonly PostTeaser[];
}

export interface PostList {
  posts: readonly PostTeaser[];
  categories: readonly Category[];
  /** The category or tag that the list is narrowed to. */
  filter?: Category;
  page: number;
  pageCount: number;
}
