import type {
  BlogPostCard,
  CallOutput,
  PostLink,
  readBlogPost,
  TextAccess,
  Translations,
} from '@rostra/contract';
import type { ContentsEntry } from '../../lib/documents/contents-list.tsx';
import type { PictureSource } from '../../lib/pictures/picture.tsx';
import { pictureOf } from '../../lib/pictures/picture-of.ts';

/** Posts of at least this length get a table of contents. */
const LONG_MINUTES = 5;
const LONG_SECTIONS = 4;

export interface Category {
  slug: string;
  name: string;
}

/** A category or tag in a list, where some may not be translated. */
export interface ListedCategory extends Category {
  locale?: string | undefined;
}

export interface PostTeaser {
  slug: string;
  title: string;
  /** One or two sentences. */
  excerpt: string;
  authorName?: string;
  publishedAt: string;
  category?: Category;
  picture?: PictureSource;
  readingMinutes: number;
  /** Who can open the whole text, if not everybody. */
  access?: TextAccess;
  /** On a site with several languages. */
  locale?: string;
}

/** A related post, without the fields that only lists show. */
export type RelatedPost = Omit<PostTeaser, 'category' | 'excerpt'>;

export interface Post extends PostTeaser {
  html: string;
  /** The reader sees only what stands above the paywall. */
  isLocked: boolean;
  /** Empty for short posts. */
  contents: readonly ContentsEntry[];
  pictureCaption?: string;
  author?: { name: string; role: string | null; bio: string | null };
  tags: readonly Category[];
  updatedAt: string;
  previous: PostLink | null;
  next: PostLink | null;
  related: readonly RelatedPost[];
  seo: { title: string; description: string };
  translations?: Translations;
}

const nameAndSlug = ({ name, slug }: Category): Category => ({ name, slug });

/** Only the fields that a list shows, because they are sent to the browser. */
export function teaserOf(card: BlogPostCard): PostTeaser {
  const [category] = card.categories;
  const picture = pictureOf(card.featuredImage);
  return {
    slug: card.slug,
    title: card.title,
    excerpt: card.excerpt ?? '',
    publishedAt: card.publishedAt ?? card.createdAt,
    readingMinutes: card.readingMinutes,
    ...(card.access === 'everyone' ? {} : { access: card.access }),
    ...(card.locale ? { locale: card.locale } : {}),
    ...(card.author ? { authorName: card.author.name } : {}),
    ...(category ? { category: nameAndSlug(category) } : {}),
    ...(picture ? { picture } : {}),
  };
}

function relatedOf(card: BlogPostCard): RelatedPost {
  const { category, excerpt, picture, ...related } = teaserOf(card);
  return { ...related, ...(picture ? { picture: { ...picture, alt: '' } } : {}) };
}

/** What the page shows of a post. */
export function toPost({ data: post, meta }: CallOutput<typeof readBlogPost>): Post {
  const { author, featuredImage, seo, excerpt, title } = post;
  const sections = post.toc.filter(({ depth }) => depth === 2);
  const isLong = post.readingMinutes >= LONG_MINUTES && sections.length >= LONG_SECTIONS;
  return {
    ...teaserOf(post),
    html: post.bodyHtml,
    isLocked: post.isLocked,
    contents: isLong ? sections.map(({ id, text }) => ({ id, text })) : [],
    ...(featuredImage?.caption ? { pictureCaption: featuredImage.caption } : {}),
    ...(author ? { author: { name: author.name, role: author.role, bio: author.bio } } : {}),
    tags: post.tags.map(nameAndSlug),
    updatedAt: post.updatedAt,
    previous: meta.previous,
    next: meta.next,
    related: meta.related.map(relatedOf),
    ...(meta.translations ? { translations: meta.translations } : {}),
    seo: {
      title: seo?.metaTitle || title,
      description: seo?.metaDescription || excerpt || post.bodyExcerpt,
    },
  };
}
